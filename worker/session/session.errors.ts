import { AppError } from "../http/errors.ts";

export const signedOut = () => new AppError(401, "signed_out", "Please sign in to see this.");

export const wrongOwnerKey = () =>
  new AppError(401, "wrong_key", "This is not the owner key.", { fields: { key: "This is not the owner key." } });

export const wrongPublishingKey = () =>
  new AppError(401, "wrong_key", "This needs the key of publishing runs, DESK_READ_KEY.");

export const noOwnerKey = () =>
  new AppError(503, "no_owner_key", "The back office is closed: set the secret OWNER_KEY to open it.");

/** A signed-in owner reads this, and not that they are signed out: the owner key would not help them. */
export const databaseAway = () =>
  new AppError(503, "database", "The database does not answer. Please try again in some minutes.");
