import { type ComponentType, type ReactNode, createElement, startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import type { PageData } from "./late-start/page-data.ts";
import { createPageRouter, type PageRoute } from "./late-start/page-router.ts";

type RouteModule = {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
};

async function loadRoute([id, name]: [string, string]): Promise<PageRoute> {
  const {
    default: Component,
    ErrorBoundary,
    Layout,
  }: RouteModule = await import(/* @vite-ignore */ `/assets/${name}.js`);
  const inLayout = (content: ReactNode) => (Layout ? createElement(Layout, null, content) : content);
  return {
    id,
    element: inLayout(createElement(Component)),
    ...(ErrorBoundary && { errorElement: inLayout(createElement(ErrorBoundary)) }),
  };
}

/**
 * Takes over a prerendered page; its loader calls this when it is time (web/late-start/start-late.ts). It renders two
 * children, as the server does: React derives the ids of `useId` from their positions.
 */
export async function start({ modules, loaderData }: PageData) {
  const router = createPageRouter(await Promise.all(Object.entries(modules).map(loadRoute)), loaderData);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
        {null}
      </StrictMode>,
    );
  });
}

// The development server changes modules in place, which only React Router's own router can follow.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import("react-router/dom");
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
