/** Another page of the site, to take a part of it. @throws Error where the answer isn't that page */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
