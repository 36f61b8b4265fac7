import { notable } from "../profile.ts";

export const botswanaProfile = notable("botswana", {
  description: "A quiet country with few people, strong institutions and large nature reserves.",
  highlights: ["Regular elections since independence", "English in business and school", "Okavango Delta and Kalahari"],
});
