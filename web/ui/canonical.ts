let ownCanonical: string | undefined;

/**
 * Names another page as the canonical one while its content is shown: the URL that a browser's own menu shares.
 * @param path of that page; undefined names the page's own again
 */
export function nameCanonical(path: string | undefined) {
  const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!link) return;
  ownCanonical ??= link.href;
  link.href = path ? new URL(path, ownCanonical).href : ownCanonical;
}
