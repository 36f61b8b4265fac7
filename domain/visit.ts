/** Longest accepted values, in characters. */
export const VISIT_LIMITS = { page: 512, referrerHost: 253 } as const;
export const UTM_MAX_LENGTH = 120;

export const UTM_FIELDS = ["source", "medium", "campaign", "term", "content"] as const;
type UtmField = (typeof UTM_FIELDS)[number];

/**
 * Where a form was sent from: its page, the other site that linked to that page, and the campaign of the visit. Nothing
 * else is stored about where a visitor came from (decision: campaign-in-urls).
 */
export type Visit = {
  page: string;
  referrerHost?: string | undefined;
  utm?: Partial<Record<UtmField, string | undefined>> | undefined;
};
