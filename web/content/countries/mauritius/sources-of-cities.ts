import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { source } from "../country-record.ts";

/** Why a page of the forum and guide that foreigners use has no link: what we read was a copy of it. */
export const READ_IN_A_COPY =
  "read in a copy on another site, which we do not link; the page's own address is not confirmed";

/** The pages that the cities were read on. */
export const citySources = {
  crime: source(
    "Mauritius 2020: crime and safety report, by OSAC of the US Department of State, in a copy",
    "docslib.org",
    "other",
    null,
    "https://docslib.org/doc/11973381/mauritius-2020-crime-safety-report",
  ),
  crimeUk: source(
    "Warning for Mauritius tourists after spate of burglaries on island",
    "Travel Weekly",
    "press",
    null,
    "https://travelweekly.co.uk/articles/270635/warning-for-mauritius-tourists-after-spate-of-burglaries-on-island",
  ),
  rentsByRegion: source(
    "How much is house rent in Mauritius",
    "169 on Main",
    "other",
    null,
    "https://169onmain.co.za/pages/how-much-is-house-rent-in-mauritius",
  ),
  rentsBoard: source(
    "Cost of living",
    "Economic Development Board, Mauritius",
    ["mauritius-residency", "mauritius-edb"],
    null,
    "https://residency.mu/cost-of-living",
  ),
  rentsAgent: source(
    "Cost of living in Mauritius",
    "Destination Mauritius, an estate agent",
    "agent",
    "2025-11-14",
    "https://www.destination-mauritius.mu/news/buyer-guides/cost-of-living-in-mauritius-14-11-25",
  ),
  rentsGuide: source(
    "Cost of living in Mauritius: full guide",
    "Immigration-Residency",
    "agent",
    null,
    "https://www.immigration-residency.com/cost-of-living-in-mauritius-full-guide",
  ),
  rentsNorthForum: source(
    "Have just returned from scouting mission, a thread of the forum",
    "Expat.com",
    "other",
    null,
    { unlinked: READ_IN_A_COPY },
  ),
  rentsCapital: source(
    "What is the cost of living in Mauritius?",
    "Romuald Rousseaux",
    "other",
    null,
    "https://romuald-rousseaux.com/en/what-is-the-cost-of-living-in-mauritius/",
  ),
  budget: source(
    "Cost of living in Mauritius: housing, shopping, transport, benchmarks 2023-2025",
    "Expat Mauritius",
    "other",
    null,
    "https://expat-mauritius.com/en/blog/cost-of-living-in-mauritius-housing-shopping-transport-benchmarks-2023-2025/3/",
  ),
  basketFamily: source("Mauritius", "Explore City Life", "other", null, "https://explorecity.life/mauritius"),
  basketEngel: source(
    "Cost of living in Mauritius",
    "Engel, Mauritius",
    "agent",
    "2022-11-09",
    "https://engel.mu/2022/11/09/cost-of-living-in-mauritius/",
  ),
  powerTariff: source(
    "Hausse des tarifs d'électricité : 85 % des consommateurs pas concernés",
    "ION News, Mauritius",
    "press",
    "2022-12-16",
    "https://ionnews.mu/hausse-des-tarifs-delectricite-85-des-consommateurs-pas-concernes/",
  ),
  power: PUBLIC_PAGES.mauritiusPower,
  waterCuts: source(
    "Drought-hit Mauritius imposes drastic water cuts as from 28 December",
    "News Moris",
    "press",
    "2022-12-28",
    "https://newsmoris.com/2022/12/28/drought-hit-mauritius-imposes-drastic-water-cuts-as-from-28-december/",
  ),
  waterReserves: source(
    "Mauritius weekly news: water shortage, energy conservation",
    "Expat.com",
    "other",
    null,
    "https://expat.com/en/expat-mag/11342-mauritius-weekly-news-water-shortage-energy-conservation-scam-alerts-and-religious-festivities.html",
  ),
  climateMonths: source("Climate", "Blue Coral Tour", "agent", null, "http://bluecoraltour.com/en/climate.php"),
  climateNorth: source(
    "Mauritius climate graph",
    "thekandybshow.com, which copies a climate table",
    "other",
    null,
    "https://thekandybshow.com/326qg/mauritius-climate-graph-a89235",
  ),
  climatePlateau: source(
    "Mauritius: climate",
    "Encyclopedia of the Nations",
    "other",
    null,
    "https://www.nationsencyclopedia.com/Africa/Mauritius-CLIMATE.html",
  ),
  climateMoka: source(
    "Living in Mauritius",
    "Moka Smart City",
    "agent",
    null,
    "https://www.moka.mu/en/mauritius/living-in-mauritius/",
  ),
  flightsLondon: source(
    "Air Mauritius increases its capacity to London",
    "CAPA, Centre for Aviation",
    "other",
    "2023-03-17",
    "https://centreforaviation.com/members/direct-news/air-mauritius-increases-its-capacity-to-london-641977",
  ),
  flightsHours: source(
    "Flights to Mauritius",
    "TravelhouseUK",
    "agent",
    null,
    "https://www.travelhouseuk.co.uk/flights/africa/mauritius.htm",
  ),
  flightsNairobi: source(
    "Maurice et Nairobi sans escale",
    "allAfrica",
    "press",
    null,
    "http://fr.allafrica.com/stories/201805300604.html",
  ),
} as const;
