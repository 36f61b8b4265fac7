/** Where the build says which commit and content it is made of, next to the content files. */
export const CONTENT_VERSION_PATH = "/content/version.json";

/** What a build is made of. */
export type ContentVersion = {
  /** The full hash of the commit; null where the build was made outside git. */
  commit: string | null;
  /** The time of the commit (ISO): after a rollback, that of an older one. */
  committedAt: string | null;
  /** A hash of the content files' values: builds of the same content have the same one. */
  content: string;
};
