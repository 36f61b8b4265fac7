import { fact } from "#domain/facts.ts";
import { notable } from "../profile.ts";

export const moroccoProfile = notable("morocco", {
  description: "Close to Europe, with fast trains, old cities, coasts and mountains.",
  highlights: [
    "Short flights to Europe",
    fact("Foreign ownership in cities", "summary", "morocco-ancfcc"),
    "Crafts, tourism and new industry",
  ],
});
