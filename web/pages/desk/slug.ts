/** "Birth certificate, if needed" as "birth-certificate-if-needed". */
export function toSlug(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}
