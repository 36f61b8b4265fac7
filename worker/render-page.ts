import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";

/** Renders a page with React; only the build and the development server ask for it. */
export const renderPage = createRequestHandler(build, import.meta.env.MODE);
