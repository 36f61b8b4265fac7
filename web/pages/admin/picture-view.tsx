import { useEffect, useRef } from "react";
import { clsx } from "clsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";

/** What a preview shows: a picture that was decoded here, or one of the site's; null while that is not known. */
export type PictureSource = ImageBitmap | { url: string } | null;

type PictureViewProps = { source: PictureSource; alt: string; className?: string };

/** Fills its frame, cropped as on the site. */
export function PictureView({ source, alt, className }: PictureViewProps) {
  const filling = clsx("block size-full object-cover", className);
  if (!source) return <Skeleton className="size-full rounded-none" />;
  if ("url" in source) return <img src={source.url} alt={alt} className={filling} />;
  return <Drawn bitmap={source} alt={alt} className={filling} />;
}

function Drawn({ bitmap, alt, className }: { bitmap: ImageBitmap; alt: string; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      width={bitmap.width}
      height={bitmap.height}
      role="img"
      aria-label={alt}
      className={className}
    />
  );
}
