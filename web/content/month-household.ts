/** Says beside a list for whom its months are. */
export const MONTH_HOUSEHOLD = "A month is for one adult living comfortably in the main city.";

/** Ends a month that lacks prices. */
export const MONTH_LACKS = { one: " (1 cost not published)", many: " ({count} costs not published)" };
