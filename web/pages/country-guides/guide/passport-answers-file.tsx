import { renderToStaticMarkup } from "react-dom/server";
import { COUNTRIES } from "#domain/countries.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import { PassportAnswers } from "./answers.tsx";

/** How other passports enter each country, as HTML by country: /permits shows several countries at once. */
export function passportAnswersFile(): Response {
  return Response.json(
    Object.fromEntries(
      COUNTRIES.map(({ id }) => [id, renderToStaticMarkup(<PassportAnswers guide={recordGuide(id)} />)]),
    ),
  );
}
