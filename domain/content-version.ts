/** Where the build puts what it was made of, beside the content files. */
export const CONTENT_VERSION_PATH = "/content/version.json";

/** What a build was made of. */
export type ContentVersion = {
  /** The commit that was checked out; null outside of git. */
  commit: string | null;
  /** A hash of the content files' values. */
  content: string;
};
