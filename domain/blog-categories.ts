/** The filter chips of /blog, in their order. */
export const BLOG_CATEGORIES = [
  "All",
  "Ghana",
  "Rwanda",
  "Kenya",
  "South Africa",
  "Morocco",
  "Healthcare",
  "Business",
  "Education",
  "Digital Nomad",
] as const;
