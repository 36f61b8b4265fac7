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

/** A check of one form that a person sends it. */
export type Challenge = {
  /** Waits for the token, however long it takes. */
  token: () => Promise<string>;
  /** Requests a new token: each is valid for one send. */
  reset: () => void;
};

let script: Promise<void> | null = null;

function loadScript(origin: string): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = `${origin}/turnstile/v0/api.js?render=explicit`;
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      script = null;
      element.remove();
      reject(new Error("Turnstile could not be loaded."));
    });
    document.head.appendChild(element);
  });
  return script;
}

/**
 * Starts the check of a form, invisible unless Turnstile has to ask the visitor something. Its widget also keeps the
 * token in a hidden field of the form, for a post without our scripts.
 * @throws Error where the widget cannot be loaded
 */
export async function startChallenge(site: TurnstileSite, container: HTMLElement): Promise<Challenge> {
  await loadScript(site.origin);
  const { turnstile } = globalThis;
  if (!turnstile) throw new Error("Turnstile did not start.");
  let current = "";
  let settle: (token: string) => void = () => {};

  const widget = turnstile.render(container, {
    sitekey: site.siteKey,
    appearance: "interaction-only",
    callback(token: string) {
      current = token;
      settle(token);
    },
    "expired-callback"() {
      current = "";
    },
    // Turnstile tries again by itself, and need not write to the console.
    "error-callback": () => true,
  });

  async function token() {
    return current || new Promise<string>((resolve) => (settle = resolve));
  }

  function reset() {
    current = "";
    if (widget) turnstile?.reset(widget);
  }

  return { token, reset };
}
