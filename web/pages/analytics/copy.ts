import type { OfferId } from "#domain/offers.ts";
import { OFFER_SUMS } from "#web/content/offer-sums.ts";

/** Texts of /analytics, loaded with its content. */
export const ANALYTICS_HELP = {
  back: { label: "Back to home", to: "/" },
  badge: "Sales tracking",
  tabs: { label: "Parts of analytics", numbers: "Numbers", setup: "Setup" },
  copy: {
    copy: "Copy",
    copied: "Copied",
    byHand: "This browser does not let us copy. Please select the text and copy it by hand.",
  },
  offers: {
    oneTime997: `Module 7, one-time offer, ${OFFER_SUMS.module7OneTime}`,
    monthly125: `Module 7, monthly offer, ${OFFER_SUMS.module7Monthly} a month`,
    oneTime1497: `Program, one-time offer, ${OFFER_SUMS.oneTime}`,
    monthly189: `Program, monthly offer, ${OFFER_SUMS.monthly} a month`,
  } satisfies Record<OfferId, string>,
  setup: {
    title: "Quick Setup Required",
    text: "Sales happen on the checkout's pages, so they are counted there. Put each snippet into the page that thanks the buyer of its offer, below the analytics tag. The home page sells the program; the module 7 page sells module 7. Replace {placeholder} with the number of the order: it keeps a reloaded page from counting a sale twice.",
    snippet: "Purchase event: {offer}",
  },
  dashboard: {
    title: "Sales Tracking Dashboard",
    text: "These numbers are in {tool}, under Reports, Engagement, Events. What the site counts itself is at the top of this page.",
    cards: [
      {
        name: "offer_link_click",
        text: "Somebody pressed a plan on the home page and went to the checkout. The parameter event_label says which plan.",
      },
      {
        name: "purchase",
        text: "A sale, reported by the snippets under Setup with its value, its currency and its item.",
      },
      {
        name: "Conversion rate",
        text: "Purchases of the program divided by offer_link_click, over the same days: the event counts the plans of the home page only. The tool computes it in an exploration of the funnel.",
      },
      { name: "page_view", text: "Auto-tracked: the analytics tag reports each opened page by itself." },
    ],
  },
  steps: {
    title: "Tracking Instructions",
    list: [
      "Add the analytics tag to the pages of your checkout, with the same measurement ID as on this site.",
      "Paste the snippet of each offer into the page that follows its payment, and let the checkout fill in the number of the order.",
      "Make a test purchase and look for the purchase event under Reports, Realtime.",
      "Mark purchase as a key event under Admin, Events, so that reports count it as a conversion.",
      "Share only the tagged links below, so that each sale shows which link it came from.",
    ],
  },
  links: {
    title: "Tagged Checkout Links",
    text: "Each carries source website, medium cta and campaign africa_relocation; utm_content tells the offers apart.",
    open: "Open",
  },
  quick: {
    title: "Quick Links",
    list: [
      { tool: "googleAnalytics", text: "Events, realtime and conversions." },
      { tool: "lookerStudio", text: "Reports made of them, to read and to share." },
    ],
  },
  checklist: {
    title: "Daily Checklist",
    text: "Check marks are kept in this browser until midnight; tomorrow begins with an empty list.",
    notStored: "This browser's storage is blocked: check marks are lost when this page is closed.",
    done: "{done} of {all} done",
    allDone: "All {all} done for today",
    items: [
      { id: "leads", text: "Look at today's leads in the opt-in report" },
      { id: "deliveries", text: "Check for deliveries that failed for good, and send them again" },
      { id: "clicks", text: "Compare offer_link_click with yesterday" },
      { id: "purchases", text: "Check the purchase events against the orders of the checkout" },
      { id: "campaigns", text: "Note which campaign brought the most leads" },
    ],
  },
} as const;

/** The offers in the order of the page: those of /job-search, then those of the home page. */
export const OFFER_IDS = Object.keys(ANALYTICS_HELP.offers) as readonly OfferId[];
