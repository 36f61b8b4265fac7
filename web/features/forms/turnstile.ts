/** The part of Cloudflare's Turnstile that we use. */
type Turnstile = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string | undefined;
  reset: (widget: string) => void;
};

declare global {
  var turnstile: Turnstile | undefined;
}

/** Where the widget comes from and the key that names this site there. */
type TurnstileSite = { origin: string; siteKey: string };

/** A form's proof that a person sends it. */
export type Challenge = {
  /** Waits for the proof; "" where none comes in time: the Worker then decides, the form is sent all the same. */
  token: () => Promise<string>;
  /** Asks for a new proof: each one is good for one send. */
  reset: () => void;
};

/** Milliseconds that a form waits for the script, and for a proof that is still on its way. */
const TIMEOUT_MS = 5_000;

let script: Promise<void> | null = null;

function loadScript(origin: string): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = `${origin}/turnstile/v0/api.js?render=explicit`;
    function giveUp() {
      script = null;
      element.remove();
      reject(new Error("Turnstile could not be loaded."));
    }
    const timeout = setTimeout(giveUp, TIMEOUT_MS);
    element.addEventListener("error", giveUp);
    element.addEventListener("load", () => {
      clearTimeout(timeout);
      resolve();
    });
    document.head.appendChild(element);
  });
  return script;
}

/**
 * Starts the check of a form, invisible unless Turnstile wants to ask the visitor something. Its widget keeps the proof
 * in a hidden field of the form as well, for a post without our scripts.
 * @throws Error where the widget cannot be loaded
 */
export async function startChallenge(site: TurnstileSite, container: HTMLElement): Promise<Challenge> {
  await loadScript(site.origin);
  const { turnstile } = globalThis;
  if (!turnstile) throw new Error("Turnstile did not start.");
  let proof = "";
  let settle = () => {};

  function take(token: string) {
    proof = token;
    settle();
  }

  const widget = turnstile.render(container, {
    sitekey: site.siteKey,
    appearance: "interaction-only",
    callback: take,
    "expired-callback": () => take(""),
    "error-callback": () => {
      take("");
      // Handled: Turnstile need not write to the console.
      return true;
    },
  });

  async function token() {
    if (proof) return proof;
    await Promise.race([
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
      new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
    ]);
    return proof;
  }

  function reset() {
    proof = "";
    if (widget) turnstile?.reset(widget);
  }

  return { token, reset };
}
