/** What all public forms say in the same words. */
export const PUBLIC_FORM = {
  privacyLink: "Privacy policy",
  /** Around the button with the address that we think was meant. */
  didYouMean: { before: "Did you mean", after: "?" },
} as const;
