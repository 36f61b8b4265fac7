import type { OptInAnswer } from "#domain/lead.ts";
import { QUARANTINE_DAYS } from "#domain/owner-lists.ts";
import {
  ACTIVITY_DAYS,
  DATABASE_HISTORY_DAYS,
  DELIVERY_RECORD_DAYS,
  MAIL_LEDGER_DAYS,
  OWNER_SESSION_HOURS,
  UNCONFIRMED_PAUSE_DAYS,
  VISIT_DAYS,
} from "#domain/retention.ts";
import { type Site, site } from "#domain/site.ts";
import type { TextBlock } from "#web/content/text-block.ts";
import { LAST_UPDATED, type LegalPage, REVISED } from "./legal-page.ts";

/** Each answer of the opt-in form, as the policy names it. */
const OPT_IN_ANSWERS_IN_WORDS: Readonly<Record<OptInAnswer, string>> = {
  countryInterest: "the country that interests you",
  goal: "your goal",
};

/** "a, b and c" */
function enumerate(items: readonly string[]): string {
  return [items.slice(0, -1).join(", "), items.at(-1)].join(" and ");
}

/** The privacy policy of a deployment: it names analytics, Turnstile and the form service where they are configured. */
export function privacyPolicyFor(deployment: Site): LegalPage {
  return {
    title: "Privacy Policy",
    intro: `This policy says what ${deployment.name} stores about you, why, where, for how long, and how you have it deleted. You can read the whole site without giving us anything.`,
    lastUpdated: LAST_UPDATED,
    revised: REVISED,
    sections: [
      { id: "information-collected", title: "Information We Collect", body: informationCollected(deployment) },
      { id: "use", title: "How We Use Your Information", body: use },
      { id: "sharing", title: "How Information Is Shared", body: sharing(deployment) },
      { id: "security", title: "Data Security", body: security },
      { id: "rights", title: "Your Rights", body: rights(deployment) },
      { id: "cookies", title: "Cookies", body: cookies(deployment) },
      {
        id: "changes",
        title: "Changes to This Policy",
        body: [
          paragraph(
            "When what we store or do changes, we change this page and its date. The notice beside each form has a version of its own, and we store with your data which version you saw.",
          ),
        ],
      },
      { id: "contact", title: "Contact Us", body: contact(deployment) },
    ],
  };
}

function paragraph(text: string): TextBlock {
  return { kind: "paragraph", text };
}

function heading(text: string): TextBlock {
  return { kind: "heading", text };
}

function list(...items: readonly string[]): TextBlock {
  return { kind: "list", items };
}

function informationCollected({ analytics, formServiceName, turnstile }: Site): readonly TextBlock[] {
  return [
    paragraph("We store what you type into a form and send:"),
    list(
      "Waitlist: your name and email address.",
      `Opt-in form and blog subscription: your email address and, where the form asks for them, ${enumerate(["your name", ...Object.values(OPT_IN_ANSWERS_IN_WORDS)])}.`,
      "Cost of Living Calculator: your email address, the countries, the monthly costs, the housing type, the lifestyle and the household size that you entered, the estimate that we computed from them, and whether you ticked the box for news.",
      "My plan, if you have it emailed to you: your email address, your name if you give it, what you entered (country, month, city, passports, how many adults, children and animals, which children are of school age, reason, permit and what comes along), which tasks you ticked and moved, the facts as the plan stated them, and which boxes you ticked. Your notes, budget and savings and the ages of children stay in your browser.",
      "Contact and help messages: your name, email address, subject, message and the kind of inquiry.",
    ),
    paragraph(
      "With each form we also store the time, the version of the notice that stood beside the form and the page that you sent it from; with a sign-up, a calculation or a plan also the host name of another site if its link brought you to that page, and campaign labels (utm parameters) if the link that brought you to this site carried any. Nothing is stored in your browser for this; the campaign labels stand in the page's URL.",
    ),
    paragraph(
      "We keep no IP address and make no fingerprint of your device. Cloudflare, which hosts the site, handles your IP address in order to deliver pages and to limit how often a form can be sent; we do not store it with your data. The Country Finder, the comparison calculator and My plan run in your browser; we keep nothing that you enter there unless you have a plan emailed to you.",
    ),
    paragraph(
      "We count visits, for each day: how often each page was opened and was the first of a visit, how often the tools were used, for which country, month and reason plans were made, how many began a form, reached each of its fields and sent it, which offers were opened, and from which campaign. For this your browser tells us once, when you leave a page, what of this happened on it. Nothing is stored in your browser, nothing that you type is sent, and we keep nothing that tells you from anybody else. Who has switched on Global Privacy Control is not counted.",
    ),
    paragraph(
      turnstile
        ? "When you first touch a form, it loads Cloudflare Turnstile, a check against robots. Turnstile receives your IP address and signals of your browser. If the check fails, what you sent is set apart as possible spam. If the check cannot be reached, we accept the form and mark it as unchecked."
        : "The forms of this site load no check against robots from elsewhere.",
    ),
    paragraph(
      analytics
        ? "If you accept it (your consent, Article 6(1)(a)), we also measure the use of the site with Google Analytics. It receives the pages that you open, your IP address, and actions such as pressing a button or starting the video, and it sets cookies. Until you accept, nothing of it is loaded; the cookie policy is where you change your choice."
        : "We use no analytics service of others on this site.",
    ),
    heading("Where it is stored, and for how long"),
    list(
      "Sign-ups, calculations, plans and messages: in our database at Cloudflare, until you remove them or we no longer need them to answer you or to write to you.",
      formServiceName
        ? `A second copy of each sign-up and calculation, of a plan your name and email: at ${formServiceName}, until we have it deleted there.`
        : "A second copy of each sign-up, calculation and plan: in our storage at Cloudflare, until you remove the sign-up.",
      "What we know of your mailbox and our contact with you: whether you confirmed your email, how far our conversation is and how it went, labels and a note for ourselves, and when you are owed an answer. In the database, until you remove your data.",
      `The record of each email and each copy that a form led to, and of each announcement to you, with its time and whether it succeeded: ${DELIVERY_RECORD_DAYS} days after it was sent or withheld, and no longer than the sign-up or message it belongs to, or your data. Records of failed ones stay with the sign-up.`,
      `The count of emails to you, which keeps their number small: a salted hash of your email with the hour in which one was sent, for ${MAIL_LEDGER_DAYS} days, also after a removal.`,
      `What holds for your mailbox: a salted hash of it with the times when an address of yours that you had not confirmed got an email or was unsubscribed, and until when a reply to you has to wait. Until ${UNCONFIRMED_PAUSE_DAYS} days after the last of these emails, also after a removal; that you unsubscribed, until you ask for emails again.`,
      "Unsubscribed: a salted hash of your email and the day, so that we remember your wish, until you ask for emails again.",
      "Removed: a salted hash of your email and the time of the removal, so that a restored backup does not bring you back, until you sign up again.",
      "What you send us while our database does not answer: in our storage at Cloudflare, until the database is back, as a rule for minutes.",
      "How many forms came from a network on a day, so that no machine fills our forms: a number made from the network's address and the day with a secret of ours, from which neither can be read. Until the end of the next day.",
      `Posts that look like spam: the fields of the form with the reasons and a salted hash of the email. What is certainly spam is deleted ${QUARANTINE_DAYS} days after it came, what we have looked at ${QUARANTINE_DAYS} days after that; the rest waits until we have looked at it.`,
      `The database's own history, with which a fault can be undone: deleted rows for up to ${DATABASE_HISTORY_DAYS} days.`,
      "Our answers to you by email: in our database at Cloudflare, with the time and who wrote them, until you remove your data.",
      "Announcements that go to many people at once: their text, and how many people got them and how many of these unsubscribed. They are kept and lead back to nobody; while one is being sent, a salted hash says how far it has come.",
      "Our mailbox: notices of new sign-ups and messages, and our answers to you, until we delete them.",
      "Files that we downloaded, such as lists of contacts and backups: on our own devices, until we delete them.",
      `What our team did with the data, such as an export or a removal: the time, the team member, and how many entries, without your name or email, for ${ACTIVITY_DAYS} days.`,
      "Logs of faults: the kind of the fault and ids of ours, without your name, your email or your IP address, for as long as Cloudflare keeps logs.",
      `What visitors did on a day, as totals without anything about any of them: ${VISIT_DAYS} days.`,
      "Numbers without names: how many sign-ups came in each quarter of an hour from each form. They are kept and lead back to nobody.",
    ),
    paragraph(
      "A salted hash is a long number made from your email with a secret of ours. We can recognize your email by it when we see it again; nobody can read your email from it. By law it still counts as personal data.",
    ),
    heading("Children"),
    paragraph(
      "This site is for adults who plan a move. We do not knowingly collect data of anybody under 16. If a child has sent us something, write to us and we will delete it.",
    ),
  ];
}

const use: readonly TextBlock[] = [
  paragraph("Each purpose, with the legal basis under the General Data Protection Regulation (GDPR) and the UK GDPR:"),
  list(
    "To send what the form promises, a confirmation, your cost comparison or your plan: your request (Article 6(1)(b)).",
    "To remind you of deadlines in your plan and to tell you which of its facts changed, if you ticked those boxes and confirmed your email: your consent (Article 6(1)(a)). Each email has a link that ends these emails and no others.",
    "To answer your message: your request, and our legitimate interest in answering (Article 6(1)(b) and (f)).",
    "To tell you when we launch something new, if you joined the waitlist, and to write to you about moving to Africa, if you opted in, subscribed or ticked the box for news: your consent (Article 6(1)(a)).",
    "To count sign-ups and to see which campaign or page led to them: our legitimate interest in knowing what helps people (Article 6(1)(f)).",
    "To count what visitors do on a day, without learning who they are: our legitimate interest in knowing what helps people (Article 6(1)(f)).",
    "To keep robots and abuse away from the forms, and to keep the site working: our legitimate interest in a safe site (Article 6(1)(f)).",
    "To remember that you consented, unsubscribed or were removed: our legal obligation to respect and to prove it (Article 6(1)(c)).",
  ),
  paragraph(
    "You give your consent by sending a form whose purpose is news, or by ticking a box, which nobody ticks for you. You can withdraw it at any time; what was sent before stays lawful. You need not give us anything; without an email address we cannot send what the form promises.",
  ),
  paragraph(
    `No email address receives more than three automatic emails from this site in a day. An email that nobody has confirmed gets at most one in ${UNCONFIRMED_PAUSE_DAYS} days, counted anew after a removal. Every automatic email to you has a link to unsubscribe and a link to remove your data. We take no automated decisions about you and do not build profiles for advertising.`,
  ),
];

function sharing({ formServiceName, turnstile, analytics, chatUrl, videoUrl }: Site): readonly TextBlock[] {
  return [
    paragraph("We do not sell or rent personal information. These services handle it for us:"),
    list(
      `Cloudflare, Inc., USA: hosts the site, holds the database and the storage, and delivers our emails.${turnstile ? " Its Turnstile checks forms for robots." : ""}`,
      formServiceName
        ? `${formServiceName}: keeps a second copy of each sign-up and calculation, and of a plan your name and email.`
        : "No form-collection service is used: the second copy of each sign-up, calculation and plan stays in our own storage at Cloudflare.",
      "The provider of our mailbox: new sign-ups and messages are also mailed to us, so that a person can answer.",
      ...(analytics ? ["Google, for Google Analytics: measures the use of the site by those who accepted it."] : []),
    ),
    paragraph(
      `Enrollment and payment take place on an external checkout, and our social channels${videoUrl ? ", the video service" : ""}${chatUrl ? ", the chat" : ""} and the pages of official offices are other sites as well. They receive your data only when you go there${videoUrl ? " or press play" : ""}, and their own policies apply. We disclose information to authorities only where the law obliges us.`,
    ),
    heading("Transfers to other countries"),
    paragraph(
      "These services store and handle data in the United States and in other countries outside your own. For data from the European Economic Area and the United Kingdom we rely on the standard contractual clauses, with the addendum for the United Kingdom, that are part of our contracts with them, or on an adequacy decision where there is one. Write to us and we will send you a copy.",
    ),
  ];
}

const security: readonly TextBlock[] = [
  paragraph(
    `The site is reached over encrypted connections only. Sign-ups and messages can be read only after signing in to the back office with a long random key or through the team's access service; the session ends after ${OWNER_SESSION_HOURS} hours. Links in our emails are signed and name you by a salted hash of your email. We store no passwords of visitors and no payment data.`,
  ),
  paragraph(
    "No system is perfectly secure. We will tell you and the responsible authority about a breach where the law requires it; in the European Union and the United Kingdom that means the authority within 72 hours after we learn of it.",
  ),
];

function rights({ email, dataRepresentatives, analytics }: Site): readonly TextBlock[] {
  return [
    paragraph(
      "Wherever you live, you may ask us what we hold about you, have it corrected, receive a copy in a common format, have its use restricted, object to its use, withdraw your consent or have it deleted. Two of these need no request, because the links in every automatic email to you do them at once:",
    ),
    list(
      "Unsubscribe stops our automatic emails, and tells us to send no others.",
      "Removal deletes your sign-ups, calculations, plans, messages, our notes about you and their copies here, and lowers our counts.",
    ),
    paragraph(
      `After a removal, deleted rows stay in the database's own history for up to ${DATABASE_HISTORY_DAYS} days and then disappear too. A copy at an external form-collection service, if one is named above, notices in our own mailbox and files that we downloaded are not reached by the link: write to us and we will delete them.`,
    ),
    heading("How to ask, and when we answer"),
    paragraph(
      `Write to ${email.privacy}. It costs nothing. We ask only for what we need to be sure that it is you, usually a message from the email address in question. We answer within one month; where the law allows more time and we need it, we tell you why within that month.`,
    ),
    list(
      "European Economic Area and United Kingdom (GDPR, UK GDPR): one month, which can become three for difficult requests.",
      "California (CCPA, as amended by the CPRA): we confirm a request within 10 business days and answer within 45 days, which can become 90. An agent may ask for you with your written permission.",
      "Canada (PIPEDA): 30 days. Under Canada's anti-spam law (CASL) we send commercial email only with your consent, each has to say who we are and how to stop, and a request to stop takes effect at once by the link, and within 10 business days in any other way.",
    ),
    heading("European Economic Area and United Kingdom"),
    paragraph(
      `You may complain to the data protection authority of the place where you live or work; in the United Kingdom that is the Information Commissioner's Office. ${dataRepresentatives ? `Our representatives: ${dataRepresentatives}.` : "We have named no representative in the European Union or the United Kingdom; write to us directly."}`,
    ),
    heading("California"),
    paragraph(
      "In the last 12 months we have collected identifiers (name, email address), what you wrote to us, and internet activity (the page that a form was sent from, the linking site and the campaign). They come from you and your browser, and are used and disclosed as this page says. We do not sell personal information, do not share it for advertising across sites, collect no sensitive categories, and treat nobody worse for using their rights.",
    ),
    paragraph(
      analytics
        ? "We do not follow you across other sites. Global Privacy Control declines the analytics service for you and leaves you out of our count of visits; a Do Not Track signal changes nothing beyond your own choice."
        : "We do not follow you across other sites, and nobody else does so through this one, so a Do Not Track signal has nothing to switch off here. Global Privacy Control leaves you out of our count of visits.",
    ),
    heading("Canada"),
    paragraph("You may complain to the Office of the Privacy Commissioner of Canada, or to that of your province."),
    paragraph("You may also complain to the data protection authority of any other place where you live."),
  ];
}

function cookies({ analytics }: Site): readonly TextBlock[] {
  return [
    paragraph(
      `The site itself sets no cookies for visitors${analytics ? ", apart from those of the analytics service if you accept it" : ""}. Its owner gets one essential cookie after signing in. What you type into a form stays in the session storage of your browser until it is sent or you close the tab.`,
    ),
    { kind: "link", label: "Cookie policy", to: "/cookie-policy" },
  ];
}

function contact({ legalName, registration, email, postalAddress }: Site): readonly TextBlock[] {
  return [
    paragraph(`Responsible for this site and for your data: ${legalName}. ${registration}.`),
    paragraph(`Questions and requests about your data: ${email.privacy}, or by post to ${postalAddress}.`),
  ];
}

/** The 8 sections of /privacy-policy. */
export const privacyPolicy = privacyPolicyFor(site);
