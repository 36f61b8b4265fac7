import type { ContentFiles, Json } from "#domain/edits.ts";
import { valueAt } from "#domain/edits.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { type DeskRow, isMap, type Kind, rowId } from "#web/lib/desk-rows.ts";
import { toSlug } from "#web/lib/slug.ts";

/** Something that the owner can add. */
export type NewThing = {
  /** In the address of its form: `new.question.home`. */
  id: string;
  /** What the form is called, and the choice that leads to it. */
  title: string;
  kind: Kind;
  file: string;
  at: readonly string[];
  /** The key whose words make its name. */
  nameKey: string;
  blank: Json;
  /** Where it will be seen. */
  pages: readonly string[];
};

const PORTRAIT = { hair: "short", skin: "#8a5732", backdrop: "#f2ca7c", clothes: "#1f2a5a" } as const;
const STORY = { name: "", text: "", rating: 5 } as const;

function question(list: string, title: string, at: readonly string[], page: string): NewThing {
  const blank = { question: "", answer: "" };
  const pages = [page];
  return {
    id: `new.question.${list}`,
    title,
    kind: "question",
    file: "questions.yaml",
    at,
    nameKey: "question",
    blank,
    pages,
  };
}

function testimonial(list: string, title: string, page: string, blank: Json): NewThing {
  const file = "testimonials.yaml";
  return {
    id: `new.testimonial.${list}`,
    title,
    kind: "testimonial",
    file,
    at: [list],
    nameKey: "name",
    blank,
    pages: [page],
  };
}

/** Everything that can be added. */
export function newThings(files: ContentFiles): NewThing[] {
  const { faq } = files["questions.yaml"] as { faq: readonly { id: string; title: string }[] };
  return [
    {
      id: "new.article",
      title: "New article",
      kind: "article",
      file: "",
      at: [],
      nameKey: "title",
      blank: { title: "", excerpt: "", date: visitorsDay(), category: "Business", picture: "ghana", body: "" },
      pages: ["/blog"],
    },
    ...faq.map(({ id, title }) =>
      question(`faq.${id}`, `New question of the FAQ: ${title}`, ["faq", id, "questions"], "/faq"),
    ),
    question("home", "New question of the home page", ["home"], "/"),
    question("help", "New question of the help center", ["help"], "/help"),
    question("contact", "New question of the contact page", ["contact"], "/contact"),
    testimonial("home", "New testimonial on the home page", "/", {
      ...STORY,
      transition: "",
      location: "",
      portrait: PORTRAIT,
    }),
    testimonial("community", "New testimonial on the community page", "/community", {
      ...STORY,
      transition: "",
      location: "",
    }),
    testimonial("waitlist", "New testimonial on the waitlist page", "/waitlist", {
      ...STORY,
      title: "",
      portrait: PORTRAIT,
    }),
    {
      id: "new.message",
      title: "New community message",
      kind: "message",
      file: "testimonials.yaml",
      at: ["messages"],
      nameKey: "from",
      blank: { from: "", text: "" },
      pages: ["/community"],
    },
    {
      id: "new.number",
      title: "New community number",
      kind: "number",
      file: "community.yaml",
      at: ["numbers"],
      nameKey: "label",
      blank: { value: "", label: "" },
      pages: ["/community"],
    },
    {
      id: "new.location",
      title: "New virtual office",
      kind: "location",
      file: "contact.yaml",
      at: ["offices"],
      nameKey: "country",
      blank: { country: "", kind: "Virtual office", address: "", note: "" },
      pages: ["/contact"],
    },
  ];
}

/** What an address adds; undefined for what is there. */
export function findNewThing(files: ContentFiles, id: string): NewThing | undefined {
  return id.startsWith("new.") ? newThings(files).find((thing) => thing.id === id) : undefined;
}

/** A row for what has no place yet. */
export function rowOfNew({ id, title, kind, file, at, pages }: NewThing): DeskRow {
  // A place where nothing is: it is known once the thing has a name.
  return { id, file, at: [...at, " new"], kind, subject: title, chapter: "", label: "", pages };
}

/** Where a new thing will be, with a name that nothing there has, and what it is stored as. */
export function placeOfNew(files: ContentFiles, { kind, file, at, nameKey }: NewThing, draft: Json | undefined) {
  const values = (draft ?? {}) as Readonly<Record<string, Json>>;
  const taken = new Set(idsIn(files[file]));
  const base =
    toSlug(String(values[nameKey] ?? ""))
      .slice(0, 60)
      .replace(/-$/, "") || "new";
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    const place = kind === "article" ? { file: `articles/${name}.md`, at: [] } : { file, at: [...at, name] };
    // Questions of several pages share their names.
    if (taken.has(name) || valueAt(files[place.file], place.at) !== undefined) continue;
    return { ...place, value: kind === "article" ? values : { id: name, ...values } };
  }
}

/** Every id in a file. */
function idsIn(value: Json | undefined): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isMap(value) && typeof value.id === "string" ? [value.id] : [];
  return own.concat(Object.values(value as Readonly<Record<string, Json>>).flatMap(idsIn));
}

/** The address of what was added. */
export function idOfAdded({ file, at }: { file: string; at: readonly string[] }): string {
  return rowId(file, at);
}
