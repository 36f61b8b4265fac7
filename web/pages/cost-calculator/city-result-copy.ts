// The words of a budget, which are fetched with it.

export const cityResultTexts = {
  plan: "Plan your move month by month",
  title: "{city}, {country}: {household}",
  amount: "A month",
  sources: "Sources: {sources}",
  /** Of a line without a published price. */
  planningFigure: "Our planning range; ask for three offers.",
  /** The methods say how it was made. */
  rides: "our estimate of rides by app or a small car",
  noAmount: "No amount to plan with. Sources: {sources}",
  notCounted: "not counted yet",
  ownEstimate: "our estimate",
  months: "{months} months of rent. Sources: {sources}",
  noPermit: "Choose a permit, and its fee is counted.",
  unknownFee: "This permit’s fee isn’t published.",
  onceOnly: "The fees of its first year; those of relatives come on top.",
  rate: "Counted at {rate} to the US dollar: a rate for planning, entered {date}. Your bank's rate of the day differs.",
  schools: "School fees in {city}",
  city: "All figures of {city} with their sources",
  guide: "Read about {country}",
} as const;
