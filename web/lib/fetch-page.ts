/** Another page of the site, to take a part of it. */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
