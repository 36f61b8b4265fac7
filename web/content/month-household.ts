/** Says beside a list for whom its months are. */
export const MONTH_HOUSEHOLD =
  "A month is for one adult living comfortably in the main city. “From” means that some of its costs aren't published.";
