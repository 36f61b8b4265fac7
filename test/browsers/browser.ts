/** A device of the WebDriver standards with what it does; classic WebDriver and WebDriver BiDi take the same. */
type Device = {
  type: "key" | "pointer";
  id: string;
  actions: readonly Record<string, unknown>[];
};

/** What a browser is asked for. Both of its protocols have these commands; each has an adapter of its own. */
export type Browser = {
  /** Begins to load a URL; does not wait for it. */
  open(url: string): Promise<void>;
  /** Runs a function in the page and resolves with its result. It may use nothing from outside; JSON goes in and out. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves, presses and types as a person does. */
  act(devices: readonly Device[]): Promise<void>;
  /** Chooses a file of this machine for the file field that a selector names. */
  chooseFile(selector: string, path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Makes the page as large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The folder into which it saves files, without asking. */
  downloads: string;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
};

/** Where the page's session storage keeps what `recordNoises` heard. */
export const NOISES_KEY = "noises-of-the-browser-tests";

/**
 * Writes down errors, warnings and violated policies of a page, in the session storage, so that the next page of the tab
 * adds to them. Runs in the page; a second time it does nothing.
 */
export function recordNoises(key: string) {
  const marked = globalThis as { isRecording?: true };
  if (marked.isRecording) return;
  marked.isRecording = true;
  const note = (noise: string) => {
    const noises = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
    sessionStorage.setItem(key, JSON.stringify([...noises, `${location.pathname}: ${noise}`]));
  };
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(words.map(String).join(" "));
      write(...words);
    };
  }
  // What a script, a style or a picture could not be loaded from does not bubble.
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      // Firefox says so of a page that was fetched ahead and then left out, and of a module that is there already.
      if (target instanceof HTMLLinkElement && /^(?:prefetch|modulepreload)$/.test(target.rel)) return;
      note(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 200)}` : `exception: ${event.message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => note(`rejection: ${String(event.reason)}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
}
