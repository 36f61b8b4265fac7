import { featured, livingCost, notVerified, recommended } from "../profile.ts";

export const egyptProfile = featured("egypt", {
  description:
    "Egypt has the lowest cost index of the countries in our calculator, a very large home market, and coasts on two seas.",
  livingCost: livingCost("Very Low"),
  investment: recommended("$20K - $75K"),
  climate: "Dry and sunny, with hot summers and mild winters",
  highlights: [
    "Start-ups, services and trade for the Arab world, Africa and Europe",
    "A very wide choice of international schools in Cairo",
    "Red Sea and Mediterranean coasts",
    notVerified("Living cost of about $485 per month excluding rent"),
    notVerified("37% annual VC growth"),
  ],
});
