/** Longest accepted values, in characters. */
export const VISIT_LIMITS = { page: 512, referrerHost: 253, utm: 120 } as const;

export const UTM_FIELDS = ["source", "medium", "campaign", "term", "content"] as const;
type UtmField = (typeof UTM_FIELDS)[number];

/**
 * Where a visit began: the first page, the site that linked to it and its campaign. Nothing else is stored about a
 * visitor (decision: who-came-from-where).
 */
export type Visit = {
  page: string;
  referrerHost?: string | undefined;
  utm?: Partial<Record<UtmField, string | undefined>> | undefined;
};
