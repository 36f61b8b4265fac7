import type { OfficeLanguage, Verdict } from "../../domain/offices.ts";
import { OFFICE_LETTER_DAYS } from "../../domain/retention.ts";
import { site } from "../../domain/site.ts";

type PageTexts = {
  title: string;
  intro: string;
  until: (day: string) => string;
  verdicts: Record<Verdict, string>;
  instead: string;
  name: string;
  position: string;
  document: string;
  privacy: string;
  policy: string;
  send: string;
  wrong: string;
  errors: Record<"none" | "choose" | "instead" | "name" | "position" | "document", string> & {
    tooLong: (limit: number) => string;
  };
  thanks: { title: string; text: string };
  ended: { title: string; expired: string; revoked: string; write: string };
  full: { title: string; text: string };
  confirm: {
    title: string;
    by: (who: string, position: string, day: string) => string;
    ask: string;
    button: string;
    thanks: string;
  };
};

/** The words of the page that the link to an office opens. */
export const PAGE_TEXTS: Readonly<Record<OfficeLanguage, PageTexts>> = {
  en: {
    title: "Is this still right?",
    intro: `${site.name} is a public guide for people of the African diaspora who want to move to Africa or invest there. It tells them the following. Please answer what you know and skip the rest.`,
    until: (day) => `You can answer here until ${day}. You need no account.`,
    verdicts: { right: "Right", wrong: "Not right", "not ours": "Not ours" },
    instead: "What is right instead?",
    name: "Your name",
    position: "Your position",
    document: "Address of a document on your site that says so (optional)",
    privacy: `We check your answer before we change anything. We never publish your name, but we may publish your position. We delete what you send here within ${OFFICE_LETTER_DAYS} days.`,
    policy: "Privacy policy",
    send: "Send",
    wrong: "Nothing has been sent yet. Please look at what is marked below.",
    errors: {
      none: "Please answer at least one question",
      choose: "Please choose one",
      instead: "Please say what is right instead",
      name: "Please give your name",
      position: "Please give your position",
      document: "Please give the whole address, with https:// in front",
      tooLong: (limit) => `Please use at most ${limit} characters`,
    },
    thanks: {
      title: "Thank you",
      text: "We have your answers. A person reads them before we change anything. If you find a mistake in them, open the link again and send them anew.",
    },
    ended: {
      title: "This link has ended",
      expired: "Its time is up.",
      revoked: "We have withdrawn it.",
      write: `If you still want to answer, write to ${site.email.hello}.`,
    },
    full: {
      title: "We have enough answers",
      text: `This link has taken as many answers as it can, so yours wasn't stored. Please send it to ${site.email.hello}.`,
    },
    confirm: {
      title: "Are these your office's answers?",
      by: (who, position, day) => `${who}, ${position}, gave them on ${day}.`,
      ask: "Press the button if they are. If they are not, close this page: then we don't publish them as yours.",
      button: "Yes, they are ours",
      thanks: "We know now that these answers are your office's.",
    },
  },
  fr: {
    title: "Est-ce toujours exact\u00a0?",
    intro: `${site.name} est un guide public destiné aux membres de la diaspora africaine qui souhaitent s'installer ou investir en Afrique. Il leur donne les informations suivantes, citées ici en anglais. Répondez à ce que vous savez et laissez le reste.`,
    until: (day) => `Vous pouvez répondre ici jusqu'au ${day}, sans compte.`,
    verdicts: { right: "Exact", wrong: "Inexact", "not ours": "Ne relève pas de nous" },
    instead: "Qu'est-ce qui est exact\u00a0?",
    name: "Votre nom",
    position: "Votre fonction",
    document: "Adresse d'un document de votre site qui l'indique (facultatif)",
    privacy: `Nous vérifions votre réponse avant toute modification. Nous ne publions jamais votre nom, mais nous pouvons publier votre fonction. Nous supprimons ce que vous envoyez ici dans un délai de ${OFFICE_LETTER_DAYS} jours.`,
    policy: "Politique de confidentialité (en anglais)",
    send: "Envoyer",
    wrong: "Rien n'a encore été envoyé. Veuillez corriger les champs signalés ci-dessous.",
    errors: {
      none: "Veuillez répondre à au moins une question",
      choose: "Veuillez choisir une réponse",
      instead: "Veuillez indiquer ce qui est exact",
      name: "Veuillez indiquer votre nom",
      position: "Veuillez indiquer votre fonction",
      document: "Veuillez indiquer l'adresse complète, précédée de https://",
      tooLong: (limit) => `${limit} caractères au plus`,
    },
    thanks: {
      title: "Merci",
      text: "Nous avons bien reçu vos réponses. Une personne les lira avant toute modification. Pour les corriger, ouvrez de nouveau le lien et renvoyez-les.",
    },
    ended: {
      title: "Ce lien n'est plus valable",
      expired: "Son délai est écoulé.",
      revoked: "Nous l'avons retiré.",
      write: `Si vous souhaitez encore répondre, écrivez à ${site.email.hello}.`,
    },
    full: {
      title: "Nous avons assez de réponses",
      text: `Ce lien a reçu toutes les réponses qu'il peut accepter\u00a0: la vôtre n'a pas été enregistrée. Veuillez l'envoyer à ${site.email.hello}.`,
    },
    confirm: {
      title: "Ces réponses sont-elles celles de votre service\u00a0?",
      by: (who, position, day) => `${who}, ${position}, les a données le ${day}.`,
      ask: "Si oui, appuyez sur le bouton. Sinon, fermez cette page\u00a0: nous ne les publierons pas comme les vôtres.",
      button: "Oui, ce sont les nôtres",
      thanks: "Nous savons maintenant que ces réponses sont celles de votre service.",
    },
  },
};
