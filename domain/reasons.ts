/** Why somebody moves: what permits, the chooser of permits and plans go by. */
export const REASONS = [
  "job",
  "business",
  "remote",
  "retirement",
  "study",
  "family",
  "return",
  "volunteer",
  "skills",
] as const;
export type Reason = (typeof REASONS)[number];

export const REASON_LABELS = {
  job: "A job there",
  skills: "A skill in demand",
  business: "My own business or an investment",
  remote: "Remote work for abroad",
  retirement: "Retirement",
  study: "Study",
  family: "Joining a spouse or family",
  return: "Return by descent",
  volunteer: "Volunteer or faith work",
} as const satisfies Record<Reason, string>;

/** The reason to move that a priority of the finder states; a place to live or a family states none. */
export const REASON_OF_LIFESTYLE: Readonly<Record<string, Reason>> = { business: "business", retirement: "retirement" };

/** The list of permits for a reason, in one country or, without one, in all of them: `/permits/remote/kenya`. */
export function permitsPath(reason: Reason, country?: string): `/permits/${string}` {
  return country ? `/permits/${reason}/${country}` : `/permits/${reason}`;
}
