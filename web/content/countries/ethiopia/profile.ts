import { notable } from "../profile.ts";

export const ethiopiaProfile = notable("ethiopia", {
  description:
    "An ancient highland country and a very large market. Armed conflict in several regions: read the chapter on safety and law first.",
  highlights: ["Seat of the African Union", "Birthplace of coffee", "Cool highland climate"],
});
