/** The words of the fact that decides most for a match. */
export const DECISIVE_TEXTS = {
  permit: "{permit}, {asked}",
  permitAlone: "{permit}, see what it asks for",
  income: "income from ${amount} a month",
  capital: "capital from ${amount}",
  age: "from age {age}",
  none: "No permit {goal} that is open to all found. As a visitor with a US passport: {entry}.",
  goals: { retirement: "for retirement", business: "for a business" },
  family: "Without family or descent there. Permanent residence: {residence}. Citizenship: {citizenship}.",
} as const;
