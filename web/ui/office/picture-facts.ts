const MEGABYTES = new Intl.NumberFormat("en-US", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
const KILOBYTES = new Intl.NumberFormat("en-US", { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });

/** A file's size in words, as file managers count: "3.1 MB", "12 kB", never "0 kB". */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? KILOBYTES.format(Math.max(1, bytes / 1000)) : MEGABYTES.format(bytes / 1_000_000);
}

/** What is known of a picture file: "1920 × 1080, 1.2 MB". */
export function pictureFacts({ size, bytes }: { size: { width: number; height: number } | null; bytes: number }) {
  return [size && `${size.width} × ${size.height}`, fileSize(bytes)].filter(Boolean).join(", ");
}
