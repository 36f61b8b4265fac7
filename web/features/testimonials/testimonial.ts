/** What a person says about the program. `sample`: an invented person, to be replaced before launch (decision: samples). */
export type Testimonial = {
  id: string;
  name: string;
  /** Role or description. */
  transition: string;
  location: string;
  text: string;
  rating: 1 | 2 | 3 | 4 | 5;
  sample?: true | undefined;
};

/** The letters that stand for a person: the first of the first and of the last name. */
export function toInitials(name: string): string {
  const parts = name.split(/\s+/u).filter(Boolean);
  return [...new Set([parts.at(0), parts.at(-1)])].map((part) => part?.charAt(0).toUpperCase() ?? "").join("");
}
