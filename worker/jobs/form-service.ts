/** How long the form-collection service may take to answer, in milliseconds (decision: two-copies). */
export const FORM_SERVICE_TIMEOUT_MS = 4000;

/**
 * Sends a sign-up to the form-collection service, with exactly the payload of product §7: JSON `{name, email}`.
 * @throws Error saying how the service failed: its status, its silence, or that it could not be reached
 */
export async function sendSignup(url: string, signup: { name: string; email: string }): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ name: signup.name, email: signup.email }),
      signal: AbortSignal.timeout(FORM_SERVICE_TIMEOUT_MS),
    });
  } catch (error) {
    const silent = error instanceof DOMException && error.name === "TimeoutError";
    throw new Error(silent ? "the form service did not answer in time" : "the form service could not be reached", {
      cause: error,
    });
  }
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the submission to the form service failed with status ${response.status}`);
}
