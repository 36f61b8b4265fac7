import { notable } from "../profile.ts";

export const senegalProfile = notable("senegal", {
  description: "An Atlantic capital of art and music, and a hospitality that has its own word, teranga.",
  highlights: ["Elected governments", "Ocean life in Dakar", "Gateway to French-speaking West Africa"],
});
