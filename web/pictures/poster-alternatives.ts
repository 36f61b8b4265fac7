import type { CountryId } from "#domain/countries.ts";

export const POSTER_ALTERNATIVES: Readonly<Record<CountryId, string>> = {
  ghana:
    "Ghana's flag over Cape Coast Castle, where enslaved people were held and shipped; cannon above the surf, a fishing boat",
  kenya: "Acacias, a giraffe and a herd of elephants on golden grass under snow-capped Kilimanjaro",
  "south-africa": "Table Mountain under its cloth of cloud, with the city at its foot, the bay and proteas in bloom",
  tanzania: "A dhow under full sail on a green sea, the white houses of Zanzibar's Stone Town in the early sun",
  mauritius: "The steep rock of Le Morne above a turquoise lagoon, palms on the beach and a kite surfer",
  egypt: "The pyramids by moonlight, date palms along the Nile and a felucca under sail",
  "sierra-leone":
    "Freetown from its harbor: fishing boats, painted Krio board houses on the shore, roofs up the green hills",
  senegal: "A bare baobab and two people walking, black before a huge setting sun",
  rwanda: "A silverback gorilla before terraced green hills in the morning mist, volcanoes behind, a winding red road",
  ethiopia: "The cross-shaped church of Lalibela carved into red rock, pilgrims in white, flat-topped highlands behind",
  botswana: "The Okavango from the air: blue channels among wooded islands, wading elephants, the shadow of a plane",
  morocco: "A minaret and the roofs of a medina before the snowy Atlas, seen through a tiled arch",
  nigeria: "The cable-stayed bridge of Lagos at dusk with yellow buses, the city's lights and a canoe on the lagoon",
  benin: "The Door of No Return at Ouidah: a great arch on the beach, figures walking toward the sea, palms and surf",
};
