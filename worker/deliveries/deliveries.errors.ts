import { AppError } from "../http/errors.ts";

export const deliveryNotFound = () => new AppError(404, "not_found", "This delivery no longer exists.");

export const notSentAgain = (because: keyof typeof RETRY_REFUSALS) =>
  new AppError(409, "not_sent_again", RETRY_REFUSALS[because]);

/** Why a delivery is not sent again, by its status. */
const RETRY_REFUSALS = {
  sent: "This was delivered already, so it is not sent again.",
  sending: "This is being delivered just now. Please look again in a minute.",
  withheld: "This is not sent: its recipient unsubscribed, or must not get it. Their page says why.",
};
