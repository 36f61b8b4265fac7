// What built pages have in place of React Router (decision: late-hydration). Each page is a document of its own, so of
// the router's work in the browser only this is left: the root's outlet holds the page, links know its path, and what
// React Router's compiler wraps around a route's components leaves their props to the entry. An import of anything else
// from the router fails the build.
import { type ComponentType, createContext, type ReactNode, use } from "react";

/** The page, for the root's outlet. */
export const Page = createContext<ReactNode>(null);

export function Outlet() {
  return use(Page);
}

/** The path stays for as long as the page does; what else changes of its URL is known to web/lib/page-url.ts. */
export function useLocation() {
  return { pathname: window.location.pathname };
}

function withOwnProps<Props>(component: ComponentType<Props>): ComponentType<Props> {
  return component;
}

export { withOwnProps as UNSAFE_withComponentProps, withOwnProps as UNSAFE_withErrorBoundaryProps };

/** The head and the scripts stay as the build wrote them. */
function Prerendered() {
  return null;
}

export { Prerendered as Links, Prerendered as Meta, Prerendered as Scripts };
