/** Whether the text is in the clipboard now. There is none where the page did not come over a secure connection. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
