import { Badge } from "#web/ui/badge.tsx";
import { visaInformationPage } from "./copy.ts";

/** The colors, each solid and AA with its text in both modes; the word is always there, too. */
const COLORS: Readonly<Record<string, string>> = {
  Easy: "green",
  Medium: "yellow",
  Hard: "red",
};

const LOOKS: Readonly<Record<string, string>> = {
  green: "bg-grade-green text-white",
  yellow: "bg-grade-yellow text-ink",
  red: "bg-grade-red text-white",
  gray: "bg-grade-gray text-white",
};

/** The color of a difficulty: Easy green, Medium yellow, Hard red, any other gray. */
export function difficultyColor(difficulty: string): string {
  return COLORS[difficulty] ?? "gray";
}

/** How hard a visa is to get. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  const color = difficultyColor(difficulty);
  return (
    <Badge data-color={color} className={LOOKS[color]}>
      <span className="sr-only">{visaInformationPage.card.difficulty}</span> {difficulty}
    </Badge>
  );
}
