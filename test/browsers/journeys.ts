import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { OWNER_KEY } from "../support/owner-key.ts";
import { DETAIL_PAGE_SAMPLES, PAGES } from "../support/pages.ts";
import { png } from "../support/png.ts";
import { someone } from "../support/someone.ts";
import type { Visitor } from "./visitor.ts";

export type Engine = "firefox" | "webkit";

type Journey = {
  name: string;
  /** Where it differs from all engines and widths. */
  only?: { engine?: Engine; width?: number };
  /** Whether the owner's session is needed, whose cookie WebKit keeps on https alone. */
  isOwners?: true;
  go: (visitor: Visitor) => Promise<void>;
};

/** The lines for a post without scripts are in the page, too, hidden. */
const OUTCOME = "[data-slot=outcome-line]";

/** The name of the file that the browser has saved, once it is there as a whole. */
async function savedFile({ downloads }: Visitor, pattern: RegExp) {
  // Firefox makes an empty file first.
  const find = () =>
    readdirSync(downloads).find((name) => pattern.test(name) && statSync(join(downloads, name)).size > 0);
  await expect.poll(find, `a file ${pattern} is saved`).toBeDefined();
  return join(downloads, find()!);
}

async function openAsOwner(visitor: Visitor, path: string) {
  await visitor.open(path);
  await visitor.fill("[data-slot=sign-in] input", OWNER_KEY);
  await visitor.click("[data-slot=sign-in] button", "Sign in");
  await visitor.sees("button", "Sign out");
}

/** What is tried in every engine at every width. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: "every page loads, hydrates and fits the width",
    async go(visitor) {
      for (const path of [...PAGES, ...DETAIL_PAGE_SAMPLES, "/no-such-page"]) {
        await visitor.open(path);
        await visitor.sees("h1");
        await visitor.expects(() => document.documentElement.scrollWidth <= innerWidth, true);
      }
    },
  },
  {
    name: "the waitlist takes a sign-up and says so",
    async go(visitor) {
      await visitor.open("/waitlist");
      await visitor.fill("main form [name=email]", someone());
      await visitor.fill("main form [name=fullName]", "Ama Mensah");
      await visitor.click("main form button[type=submit]");
      await visitor.sees(OUTCOME, "Welcome to the waitlist!");
    },
  },
  {
    name: "the opt-in form shows an error, clears it while the field is corrected, and takes the answers",
    async go(visitor) {
      await visitor.open("/community");
      await visitor.fill("main form [name=email]", "ama@example");
      await visitor.click("main form button[type=submit]");
      await visitor.sees("[data-slot=field-error]");
      await visitor.fill("main form [name=email]", someone());
      await visitor.seesNo("[data-slot=field-error]");
      await visitor.choose("main form [name=countryInterest]", "Ghana");
      await visitor.click("main form button[type=submit]");
      await visitor.sees(OUTCOME, "You're signed up");
    },
  },
  {
    name: "the contact form takes a message",
    async go(visitor) {
      await visitor.open("/contact");
      await visitor.fill("main form [name=name]", "Ama Mensah");
      await visitor.fill("main form [name=email]", someone());
      await visitor.fill("main form [name=subject]", "Schools");
      await visitor.fill("main form [name=message]", "Which are near Labadi?");
      await visitor.click("main form button[type=submit]");
      await visitor.sees(OUTCOME, "Message sent");
    },
  },
  {
    name: "a guide opens as a dialog, back closes it, forward opens it, Escape returns the focus, and its URL is a page",
    async go(visitor) {
      await visitor.open("/country-guides");
      await visitor.click("a", "View Detailed Guide for Ghana");
      await visitor.sees("dialog[open]", "Visa & Immigration");
      await visitor.isAt("/country-guides/ghana");
      await visitor.back();
      await visitor.seesNo("dialog[open]");
      await visitor.isAt("/country-guides");
      await visitor.forward();
      await visitor.sees("dialog[open]", "Visa & Immigration");
      await visitor.press("Escape");
      await visitor.seesNo("dialog[open]");
      await visitor.isAt("/country-guides");
      await visitor.expects(() => document.activeElement?.getAttribute("href"), "/country-guides/ghana");
      await visitor.open("/country-guides?country=kenya");
      await visitor.sees("dialog[open]", "Kenya");
      await visitor.open("/country-guides/kenya");
      await visitor.sees("h1", "Moving to Kenya");
    },
  },
  {
    name: "a visa opens as a dialog, back and forward move through it, and its URL is a page",
    async go(visitor) {
      await visitor.open("/visa-information");
      await visitor.click("a", "View details of the Work Permit for Kenya");
      await visitor.sees("dialog[open]", "Required documents");
      await visitor.back();
      await visitor.seesNo("dialog[open]");
      await visitor.forward();
      await visitor.sees("dialog[open]", "Required documents");
      await visitor.click("dialog[open] button", "Close");
      await visitor.seesNo("dialog[open]");
      await visitor.isAt("/visa-information");
      await visitor.open("/visa-information/kenya/work-permit");
      await visitor.sees("h1", "Work Permit");
    },
  },
  {
    name: "the finder shows three matches and takes the focus to them",
    async go(visitor) {
      await visitor.open("/");
      await visitor.choose("[aria-label='Country Finder Tool'] [name=lifestyle]", "coastal");
      await visitor.choose("[aria-label='Country Finder Tool'] [name=language]", "english");
      await visitor.choose("[aria-label='Country Finder Tool'] [name=investment]", "low");
      await visitor.click("[aria-label='Country Finder Tool'] button", "Find My Matches");
      await visitor.sees("[data-slot=match]", "Ghana");
      await visitor.expects(() => document.querySelectorAll("[data-slot=match]").length, 3);
      await visitor.expects(() => document.activeElement?.textContent?.includes("Your Top Matches"), true);
    },
  },
  {
    name: "a plan is made, and what is ticked in it is there after a reload",
    async go(visitor) {
      await visitor.open("/my-plan?country=kenya&reason=remote");
      await visitor.expects(() => document.querySelectorAll("[name=month] option").length > 12, true);
      const month = await visitor.run(() =>
        document.querySelectorAll("[name=month] option")[12]!.getAttribute("value"),
      );
      await visitor.choose("main form [name=month]", month!);
      await visitor.click("main form button", "Make my plan");
      await visitor.sees("article h2", "Kenya");
      await visitor.click("[data-slot=plan-task] input[type=checkbox]");
      const ticked = () => document.querySelectorAll("[data-slot=plan-task] input:checked").length;
      await visitor.expects(ticked, 1);
      await visitor.open(await visitor.run(() => location.pathname + location.search));
      await visitor.expects(ticked, 1);
    },
  },
  {
    name: "permits are sorted by what fits",
    async go(visitor) {
      await visitor.open("/permits");
      await visitor.choose("main form [name=country]", "kenya");
      await visitor.choose("main form [name=reason]", "remote");
      await visitor.fill("main form [name=income]", "2500");
      await visitor.click("main form button", "Show my permits");
      await visitor.sees("[data-group=fits]", "Class N: digital nomad");
    },
  },
  {
    name: "three countries stand side by side",
    async go(visitor) {
      await visitor.open("/compare?countries=ghana-vs-kenya-vs-rwanda");
      await visitor.sees("[data-slot=compared-countries]", "Ways to stay");
    },
  },
  {
    name: "the calculator of the home page shows the savings",
    async go(visitor) {
      await visitor.open("/");
      const form = "[aria-label='Cost of Living Calculator']";
      await visitor.choose(`${form} [name=currentCountry]`, "usa");
      await visitor.choose(`${form} [name=destinationCountry]`, "ghana");
      await visitor.choose(`${form} [name=housingType]`, "apartment");
      await visitor.choose(`${form} [name=lifestyle]`, "modest");
      await visitor.choose(`${form} [name=householdSize]`, "2");
      await visitor.fill(`${form} [name=email]`, someone());
      await visitor.click(`${form} button`, "Calculate Savings");
      await visitor.sees("#calculator-results", "Your Monthly Savings");
    },
  },
  {
    name: "the cost comparison answers, and its URL brings the answer back",
    async go(visitor) {
      await visitor.open("/cost-calculator");
      await visitor.choose("main form [name=current]", "canada");
      await visitor.choose("main form [name=target]", "ghana");
      await visitor.fill("main form [name=income]", "60000");
      await visitor.click("main form button", "Calculate");
      await visitor.sees("[data-slot=comparison-outcome]", "Ghana");
      await visitor.open("/cost-calculator?current=canada&target=ghana&income=60000&currency=CAD");
      await visitor.sees("[data-slot=comparison-outcome]", "Ghana");
    },
  },
  {
    name: "the menu opens, closes on Escape, and leads to a page",
    only: { width: 390 },
    async go(visitor) {
      await visitor.open("/");
      const summary = "[data-slot=mobile-menu] summary";
      await visitor.click(summary);
      await visitor.sees("[data-slot=mobile-menu] a", "Country Guides");
      await visitor.press("Escape");
      await visitor.expects(() => document.querySelector("[data-slot=mobile-menu][open]"), null);
      await visitor.expects(() => document.activeElement?.localName, "summary");
      await visitor.click(summary);
      await visitor.click("[data-slot=mobile-menu] a", "Country Guides");
      await visitor.arrivesAt("/country-guides");
    },
  },
  {
    name: "accordions open by keyboard, one at a time, and the keys move among them",
    async go(visitor) {
      const open = () => [...document.querySelectorAll("main details[open]")].length;
      const focused = () => {
        const all = [...document.querySelectorAll("main details")];
        return all.findIndex((details) => details.querySelector("summary") === document.activeElement);
      };
      await visitor.open("/contact");
      await visitor.run(() => document.querySelector<HTMLElement>("main details summary")!.focus());
      await visitor.press("Enter");
      await visitor.expects(open, 1);
      await visitor.press("ArrowDown");
      await visitor.expects(focused, 1);
      await visitor.press("Enter");
      await visitor.expects(() => document.querySelectorAll("main details")[1]?.hasAttribute("open"), true);
      await visitor.expects(open, 1);
      await visitor.press("End");
      await visitor.expects(focused, 2);
    },
  },
  {
    name: "the film plays with its captions, seeks, and keeps the focus",
    async go(visitor) {
      await visitor.open("/");
      await visitor.click("button", "Play the film");
      await visitor.expects(() => document.activeElement !== document.body, true);
      await visitor.expects(() => document.querySelector("video")!.currentTime > 0.3, true);
      await visitor.expects(() => document.querySelector("video")!.textTracks[0]!.mode, "showing");
      await visitor.run(() => void (document.querySelector("video")!.currentTime = 20));
      await visitor.expects(() => document.querySelector("video")!.currentTime > 20.2, true);
    },
  },
  {
    name: "where the browser keeps no cookie on http, the sign-in says what to do",
    only: { engine: "webkit" },
    async go(visitor) {
      await visitor.open("/optin-report");
      await visitor.fill("[data-slot=sign-in] input", OWNER_KEY);
      await visitor.click("[data-slot=sign-in] button", "Sign in");
      await visitor.sees("[data-slot=sign-in]", "this browser did not keep the sign-in cookie");
    },
  },
  // The last, because the https that it needs is asked for on every port of this host from then on.
  {
    name: "the owner signs in, uploads a picture, and saves the list and a backup as files",
    isOwners: true,
    async go(visitor) {
      const picture = join(visitor.downloads, "bridge.png");
      writeFileSync(picture, png(1200, 630));
      await openAsOwner(visitor, "/admin");
      const picker = "[data-slot=picture-card]:nth-of-type(2) input[type=file]";
      await visitor.sees(picker);
      await visitor.chooseFile(picker, picture);
      await visitor.click("[data-slot=picture-card] button", "Update Social Thumbnail");
      await visitor.sees("[data-slot=picture-card]", "On the site now: bridge.png");
      await visitor.click("a", "Backup Content");
      await visitor.click("a", "Download a backup");
      const backup = await savedFile(visitor, /^homeward-backup-.*\.zip$/);
      await visitor.open("/admin/settings");
      await visitor.sees("[data-slot=backup-state]", "Last backup:");
      expect(readFileSync(backup).subarray(0, 2).toString()).toBe("PK");
      await visitor.open("/contacts");
      await visitor.click("a", "Download as CSV");
      expect(readFileSync(await savedFile(visitor, /\.csv$/), "utf8")).toContain("Name,Email,");
      for (const path of ["/analytics", "/optin-report"]) {
        await visitor.open(path);
        await visitor.sees("button", "Sign out");
      }
      await visitor.click("button", "Sign out");
      await visitor.sees("[data-slot=sign-in]");
    },
  },
];
