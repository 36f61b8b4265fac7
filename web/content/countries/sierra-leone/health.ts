import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources, permitSources } from "./sources.ts";

const MINISTRY = "sierra-leone-health";

export const sierraLeoneHealth: Health = {
  publicSystem: read(
    "No public insurance. Care is free for pregnant women, nursing mothers and children under five; all others pay.",
    MINISTRY,
    [sources.healthFree, sources.healthPay, sources.healthScheme],
    {
      note: "A national scheme (SLeSHI) was launched in 2018 and is still being built up; for foreigners it is limited.",
    },
  ),
  insurers: [
    {
      name: "Aureol Insurance",
      terms: read("An insurer in Freetown", MINISTRY, [sources.insurers], {
        ...FEES,
        note: "The embassy's list has the name only: ask whether it sells health insurance.",
      }),
      price: notFound(MINISTRY),
      ages: notFound(MINISTRY),
    },
    {
      name: "National Insurance Company",
      terms: read("An insurer in Freetown", MINISTRY, [sources.insurers], FEES),
      price: notFound(MINISTRY),
      ages: notFound(MINISTRY),
    },
    {
      name: "International plans",
      terms: read("Basic cover", MINISTRY, [sources.insurancePrice], {
        ...FEES,
        note: "Ask for evacuation by air in writing.",
      }),
      price: read("$500 to $2,000 a year", MINISTRY, [sources.insurancePrice], {
        ...FEES,
        note: "One agency's page, without ages.",
      }),
      ages: notFound(MINISTRY),
    },
  ],
  hospitals: [
    {
      name: "Choithram Memorial Hospital",
      city: "freetown",
      about: read(
        "Private, open day and night, since 1998; rooms with air conditioning and a ventilator",
        MINISTRY,
        [sources.choithram, sources.choithramFees],
        { note: "It lives on its fees: bring money." },
      ),
    },
    {
      name: "Connaught Hospital",
      city: "freetown",
      about: read("The country's main public hospital, with solar power day and night", MINISTRY, [
        sources.connaught,
        sources.healthPay,
      ]),
    },
    {
      name: "Emergency Surgical Hospital",
      city: "freetown",
      about: read("Run by the charity Emergency, for surgery", MINISTRY, [sources.emergency, sources.healthPay]),
    },
    {
      name: "34 Military Hospital, Wilberforce",
      city: "freetown",
      about: read("The army's hospital", MINISTRY, [sources.healthPay]),
    },
    {
      name: "Princess Christian Maternity Hospital",
      city: "freetown",
      about: read("The public hospital for births", MINISTRY, [sources.healthPay]),
    },
  ],
  vaccinations: read(
    "Yellow fever; also hepatitis A and B, typhoid, polio, rabies and meningitis, which spreads from December to June",
    MINISTRY,
    [permitSources.yellowFeverAll, sources.vaccines],
    { note: "Malaria occurs everywhere, all year: tablets and a net. Lassa fever is common: keep food from rats." },
  ),
  bring: read(
    "Your own medicines, and insurance that pays for evacuation by air",
    MINISTRY,
    [sources.bring, permitSources.healthGuide, sources.healthFree],
    { note: "Counterfeit medicines are sold. Tramadol is banned: see the chapter on what to bring." },
  ),
};
