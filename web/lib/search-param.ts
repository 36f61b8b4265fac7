import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useIsHydrated } from "./hydration.ts";

type SetOptions = { replace?: boolean };

/**
 * One parameter of the page's address as state, so that reload, the back button and a shared link keep it. The
 * other parameters and the scroll position stay as they are. A page is prerendered without parameters: the value is null until hydration is over. A route with a `loader` exports `shouldRevalidate` as false, or each change
 * would load the page's data again.
 * @returns the value, null where there is none, and a setter; null (or "") removes the parameter. The setter makes a new
 *   entry of the history unless `replace` is set (for text that is being typed).
 */
export function useSearchParam(name: string) {
  const isHydrated = useIsHydrated();
  const [parameters, setParameters] = useSearchParams();

  function set(value: string | null, { replace = false }: SetOptions = {}) {
    setParameters((before) => changed(before, name, value), { replace, preventScrollReset: true });
  }

  return [isHydrated ? parameters.get(name) : null, set] as const;
}

/** Marks an entry of the history that a dialog made by opening. */
type OpenedState = { openedDialog?: string } | null;

/**
 * Which dialog is open, by a parameter of the address: `?country=ghana`. Opening makes an entry of the history. Closing
 * goes back over that entry, so that the back button never meets a dialog twice; a dialog that the address opened (a
 * reload, a shared link) is closed by taking the parameter away.
 */
export function useSearchParamDialog(name: string) {
  const isHydrated = useIsHydrated();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openId = isHydrated ? parameters.get(name) : null;

  function open(id: string) {
    setParameters((before) => changed(before, name, id), {
      preventScrollReset: true,
      state: { openedDialog: name } satisfies OpenedState,
    });
  }

  function close() {
    if (openId === null) return;
    if ((location.state as OpenedState)?.openedDialog === name) void navigate(-1);
    else setParameters((before) => changed(before, name, null), { replace: true, preventScrollReset: true });
  }

  return { openId, open, close };
}

function changed(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value) after.set(name, value);
  else after.delete(name);
  return after;
}
