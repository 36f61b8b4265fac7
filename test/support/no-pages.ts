// A stand-in for the pages that only the React Router build makes.
export const pages = null;
