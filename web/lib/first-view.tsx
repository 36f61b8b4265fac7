import { type ReactNode, useEffect, useRef } from "react";

type FirstViewProps = {
  /** Called once, when a fifth of the content is first on the screen; must not change between renders. */
  onView: () => void;
  /** Selects the part of the content that counts, where it is not all of it; must not change between renders. */
  of?: string;
  className?: string;
  children: ReactNode;
};

/** Tells when its content is first seen: analytics section views. */
export function FirstView({ onView, of, className, children }: FirstViewProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const viewed = of ? content.current?.querySelector(of) : content.current;
    if (!viewed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onView();
      },
      { threshold: 0.2 },
    );
    observer.observe(viewed);
    return () => observer.disconnect();
  }, [onView, of]);

  return (
    <div ref={content} className={className}>
      {children}
    </div>
  );
}
