export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive" | undefined;
};

/** A toast's words for the line that stays in the page: that line is what screen readers hear. */
export function toSentence({ title, description = "" }: ToastMessage): string {
  return `${title}${/[.!?]$/.test(title) ? "" : "."} ${description}`.trim();
}
