import type { AtRule, Container, Declaration, Plugin, Root } from "postcss";

/** What a custom property's name begins with if Tailwind composes values of it. */
const PREFIX = "--tw-";
const READ = new RegExp(`var\\(\\s*(${PREFIX}[\\w-]+)`, "g");

/** Every browser with scripts knows `color-mix` (decision: oldest-browsers), so what Tailwind writes for others can go. */
const KNOWN_BY_ALL = /^\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/;

/** A layer of a shadow that shows nothing, as Tailwind has one for each kind of shadow and ring. */
const NO_SHADOW = "0 0 #0000";

type Uses = { readonly assigned: Declaration[]; readonly read: Declaration[] };

/** Where a custom property stands, by rule. */
type Mentions = Map<Container | undefined, Uses>;

/**
 * A step of the build that writes the values of Tailwind's own custom properties where they are read, if the whole
 * sheet leaves only one possible value. Tailwind writes `box-shadow: var(--tw-inset-shadow), var(--tw-ring-shadow), …`,
 * so that any of its utilities can be combined, and declares each of these properties twice; few are ever combined here.
 * What is combined stays as it is.
 */
export function foldVariables(): Plugin {
  return {
    postcssPlugin: "fold-variables",
    OnceExit(root) {
      const initial = readInitialValues(root);
      while (foldOne(root, initial));
      removeUnused(root);
      root.walkDecls("box-shadow", (declaration) => {
        const layers = declaration.value.split(/,(?![^(]*\))/).map((layer) => layer.trim());
        declaration.value = layers.filter((layer) => layer !== NO_SHADOW).join(", ") || "none";
      });
      // None of them moves by itself.
      root.walkDecls("transition-property", (declaration) => {
        const properties = declaration.value.split(",").map((property) => property.trim());
        declaration.value = properties.filter((property) => !property.startsWith(PREFIX)).join(", ");
      });
      root.walkAtRules("supports", (rule) => {
        if (KNOWN_BY_ALL.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
      });
    },
  };
}

/** The initial values by name, as `@property` gives them; undefined for those without one. */
function readInitialValues(root: Root): Map<string, string | undefined> {
  const initial = new Map<string, string | undefined>();
  root.walkAtRules("property", (rule) => {
    const own = rule.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value") as Declaration;
    initial.set(rule.params.trim(), own?.value);
  });
  return initial;
}

/** Whether a declaration only gives an initial value, in `@property` or in its replacement for older browsers. */
function isInitialValue(declaration: Declaration): boolean {
  for (let parent = declaration.parent as AtRule | undefined; parent; parent = parent.parent as AtRule | undefined)
    if (parent.name === "property" || (parent.name === "layer" && parent.params === "properties")) return true;
  return false;
}

function readNames(value: string): string[] {
  return [...value.matchAll(READ)].map(([, name]) => name!);
}

function findMentions(root: Root): Map<string, Mentions> {
  const found = new Map<string, Mentions>();
  root.walkDecls((declaration) => {
    if (isInitialValue(declaration)) return;
    function note(name: string, kind: keyof Uses) {
      const mentions = found.get(name) ?? new Map<Container | undefined, Uses>();
      const uses = mentions.get(declaration.parent) ?? { assigned: [], read: [] };
      uses[kind].push(declaration);
      found.set(name, mentions.set(declaration.parent, uses));
    }
    if (declaration.prop.startsWith(PREFIX)) note(declaration.prop, "assigned");
    for (const name of readNames(declaration.value)) note(name, "read");
  });
  return found;
}

/** Takes one custom property out of the sheet. @returns whether there was one that can go */
function foldOne(root: Root, initial: ReadonlyMap<string, string | undefined>): boolean {
  for (const [name, mentions] of findMentions(root)) {
    const rules = [...mentions.values()];
    const assigned = rules.flatMap((rule) => rule.assigned);
    const read = rules.flatMap((rule) => rule.read);
    if (read.length === 0) {
      for (const declaration of assigned) declaration.remove();
      return true;
    }
    if (assigned.length === 0) {
      const before = read.map(({ value }) => value).join();
      for (const each of read) each.value = replaceReads(each.value, name, (other) => initial.get(name) ?? other);
      if (read.map(({ value }) => value).join() !== before) return true;
    }
    // Each rule gives the value that it reads itself: no other rule has a part in it.
    if (rules.every((rule) => rule.assigned.length === 1 && rule.read.length > 0)) {
      for (const rule of rules) {
        const [own] = rule.assigned as [Declaration];
        for (const each of rule.read) each.value = replaceReads(each.value, name, () => own.value);
        own.remove();
      }
      return true;
    }
  }
  return false;
}

/**
 * A value with another text in place of each `var()` of one custom property.
 * @param give gets the fallback, where there is one; undefined leaves the `var()` as it is
 */
function replaceReads(value: string, name: string, give: (fallback?: string) => string | undefined): string {
  let result = "";
  let end = 0;
  for (const { 0: opening, 1: found, index } of value.matchAll(READ)) {
    if (found !== name || index < end) continue;
    let close = index + "var(".length;
    for (let depth = 1; depth > 0; close += 1) {
      if (value[close] === "(") depth += 1;
      if (value[close] === ")") depth -= 1;
    }
    const rest = value.slice(index + opening.length, close - 1).trim();
    const fallback = rest.startsWith(",") ? replaceReads(rest.slice(1).trim(), name, give) : undefined;
    result += value.slice(end, index) + (give(fallback) ?? value.slice(index, close));
    end = close;
  }
  return (result + value.slice(end)).replace(/\s+/g, " ").trim();
}

/** Removes the initial values of custom properties that no rule mentions any more. */
function removeUnused(root: Root) {
  const used = new Set(findMentions(root).keys());
  root.walkAtRules("property", (rule) => {
    if (rule.params.startsWith(PREFIX) && !used.has(rule.params.trim())) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith(PREFIX) && !used.has(declaration.prop)) declaration.remove();
  });
}
