import { site } from "#domain/site.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";

export const FILM_TEXTS = {
  playLabel: "Play the film",
  /** Where the film comes from; nothing is loaded before a visitor asks for it. */
  playNote: site.videoUrl
    ? "The film comes from an outside video service and loads only when you press play."
    : "Our own animated film, with captions. It loads only when you press play.",
  frameTitle: `${site.name}: community and visa guidance`,
  loading: "The film is loading.",
  /** Under the frame: a frame that shows the browser's error page cannot be told from one that plays. */
  swap: "Is the film not playing? Use our own player",
  /** Where neither the frame nor our own film comes. */
  unavailable: "The film did not load.",
  elsewhere: "Open the film in a new tab",
  /** Inside the fallback player, for browsers without one. */
  unsupported: "Your browser does not support the video tag.",
} as const;

export const videoSection = {
  eyebrow: "Watch first",
  title: "Community and visa guidance, on film",
  intro: "A short film shows the steps of a move: the papers, a first trip and settling in.",
  link: "Ready to Start Your Journey",
  linkNote: OFFER_TEXTS.opensCheckout,
} as const;
