// How long records are kept. The sweep deletes them, and the privacy policy names the times.

/** How long the record of a delivery stays after it was carried out or withheld. */
export const DELIVERY_RECORD_DAYS = 90;

/** How long the activity log remembers what the owner did. */
export const ACTIVITY_DAYS = 365;
