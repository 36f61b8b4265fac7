import { Badge } from "#web/ui/badge.tsx";

/** The colors, each solid and AA with its text in both modes; the word is always there, too. */
const COLOURS: Readonly<Record<string, string>> = {
  Easy: "green",
  Medium: "yellow",
  Hard: "red",
};

const LOOKS: Readonly<Record<string, string>> = {
  green: "bg-[#1d6b42] text-white",
  yellow: "bg-[#f0c24b] text-[#1d1b16]",
  red: "bg-[#a5281b] text-white",
  grey: "bg-[#5c584e] text-white",
};

/** The colour of a difficulty: Easy green, Medium yellow, Hard red, any other grey. */
export function difficultyColour(difficulty: string): string {
  return COLOURS[difficulty] ?? "grey";
}

/** How hard a visa is to get; `label` says so to those who do not see the badge in its place. */
export function DifficultyBadge({ difficulty, label }: { difficulty: string; label: string }) {
  const colour = difficultyColour(difficulty);
  return (
    <Badge variant="bare" data-colour={colour} className={LOOKS[colour]}>
      <span className="sr-only">{label}</span> {difficulty}
    </Badge>
  );
}
