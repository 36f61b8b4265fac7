import { notable } from "../profile.ts";

export const nigeriaProfile = notable("nigeria", {
  description:
    "A very large market for people who bring capital, trusted partners and time. Read the chapter on safety and law in the guide first.",
  highlights: ["Africa's most populous country", "Music, film and fashion heard worldwide", "Lagos technology scene"],
});
