// All files of web/pictures/maps, by their names there, as they are drawn from Natural Earth.
import { drawAfrica } from "./africa.mjs";
import { drawOutlines } from "./outlines.mjs";

const ORIGIN = "Written by `node art/maps.mjs` from Natural Earth; not to be edited.";

export function mapFiles() {
  const { sheet, table } = drawAfrica();
  const outlines = drawOutlines();
  const entries = Object.fromEntries(outlines.map(({ id, entry }) => [id, entry]));
  return {
    "africa.svg": sheet,
    "africa.json": json({ origin: ORIGIN, ...table }),
    "outlines.json": json({ origin: ORIGIN, countries: entries }),
    ...Object.fromEntries(outlines.map(({ id, svg }) => [`outlines/${id}.svg`, svg])),
  };
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
