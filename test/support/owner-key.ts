/** The key that the site of the browser tests runs with. */
export const OWNER_KEY = "owner-key-of-the-browser-tests-0123456789";
