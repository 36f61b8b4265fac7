/** A text as it stands between two tags, or between double quotes in an attribute, of an XML document. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** An answer with an XML document. @param type its media type, without the character set */
export function xmlResponse(type: string, lines: readonly string[]): Response {
  const document = ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n");
  return new Response(document, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
