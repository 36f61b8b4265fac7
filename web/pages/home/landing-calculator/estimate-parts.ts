/** The parts of the estimate in the order of product §3; household staff are part of the new life only. */
export const ESTIMATE_PARTS = ["housing", "utilities", "food", "transport", "staff"] as const;
