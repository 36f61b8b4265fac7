import { CircleCheckIcon, OctagonXIcon } from "lucide-react";
import type { CSSProperties } from "react";
import { Toaster as Sonner, type ToasterProps } from "sonner";

/** Where toasts are shown, in the colors of the page, light or dark as the device. */
export function Toaster(props: ToasterProps) {
  return (
    <Sonner
      theme="system"
      className="toaster group print:hidden"
      icons={{
        success: <CircleCheckIcon aria-hidden className="size-5" />,
        error: <OctagonXIcon aria-hidden className="size-5" />,
      }}
      style={
        {
          "--normal-bg": "var(--surface)",
          "--normal-text": "var(--foreground)",
          "--normal-border": "var(--line)",
          "--border-radius": "var(--radius-md)",
        } as CSSProperties
      }
      {...props}
    />
  );
}
