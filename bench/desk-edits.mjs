// What the owner does in `npm run bench:desk`: the edits of an ordinary week, and how a visitor sees each.
const DAY = 86_400_000;
const iso = (time) => new Date(time).toISOString().slice(0, 10);
const TODAY = iso(Date.now());
const TOMORROW = iso(Date.now() + DAY);

const VISA = "/visa-information/ghana/tourist-visa";
const GHANA = "/country-guides/ghana/entry";
const FEE = ["ghana us passport fee", "Ghana, US passport: fee"];
const WHAT = "What it says";

const BAD_EMAILS = ["", "nobody", "two@@list.example"];

/** A list of 200 contacts from a spreadsheet, 15 of them without a usable email. */
function contactsFile() {
  const lines = Array.from({ length: 200 }, (_, index) => {
    const isBad = index % 13 === 12;
    const email = isBad ? BAD_EMAILS[index % BAD_EMAILS.length] : `owner${index}@list.example`;
    return `${email},Ama,Mensah ${index},Ghana`;
  });
  const buffer = Buffer.from(["Email,First name,Last name,Country of interest", ...lines].join("\n"));
  return { name: "newsletter.csv", mimeType: "text/csv", buffer };
}

const ARTICLE = `Pack less than you think. Ship nothing before you have a lease, because nobody will store it for free.

## What goes into the suitcase

Papers, medicine for three months, and one good pair of shoes.

## What can wait

Everything that you can buy in Accra on the first Saturday.`;

/**
 * The edits, one after the other.
 * `act` is what the owner does, `seen` what visitors see then, `undo` words of the change that is taken back afterward,
 * `unseen` what they see after that. After the one that `isLaunch` the gate of a deployment finds nothing that a desk can change.
 */
export const EDITS = [
  {
    name: "Correct a fee",
    async act(owner) {
      await owner.find(...FEE);
      await owner.type(WHAT, "$73 for one entry within three months, or $260 for five years");
      await owner.type(owner.page.getByLabel("Amount, or from").first(), "73");
      await owner.save();
    },
    seen: [
      { path: GHANA, has: ["$73 for one entry"] },
      { path: "/my-plan/ghana", has: ["$73"] },
    ],
    undo: "$73",
    unseen: [{ path: GHANA, lacks: ["$73 for one entry"] }],
  },
  {
    name: "Add what another page says against it",
    async act(owner) {
      await owner.find("ghana us passport processing", "Ghana, US passport: processing");
      await owner.click(owner.page.getByRole("button", { name: "Add what another page says" }));
      await owner.type("What that page says", "seventeen working days");
      const page = owner.page.getByRole("group", { name: "Which page" });
      await owner.type("Add a source that is there", "visa", page);
      await owner.click(page.locator("[data-slot=found-options] button").first());
      await owner.type("Why to plan with ours", "The announcement is the ministry’s own.");
      await owner.save();
    },
    seen: [{ path: GHANA, has: ["seventeen working days"] }],
    undo: "seventeen working days",
    unseen: [{ path: GHANA, lacks: ["seventeen working days"] }],
  },
  {
    name: "Add a new source to a fact",
    async act(owner) {
      await owner.find("ghana us passport extension", "Ghana, US passport: extension");
      await owner.click(owner.page.getByRole("button", { name: "Add a new source" }).first());
      const source = owner.page.locator("[data-slot=new-source]");
      await owner.type("Title", "Extending a visit", source);
      await owner.type("Publisher", "Accra Gazette", source);
      await owner.choose("What kind of publisher it is", "Press", source);
      await owner.type("Address", "https://gazette.example/extending-a-visit", source);
      await owner.click(source.getByRole("button", { name: "Add this source" }));
      await owner.save();
    },
    seen: [{ path: VISA, has: ["https://gazette.example/extending-a-visit"] }],
    undo: "Ghana, US passport: Extension",
    unseen: [{ path: VISA, lacks: ["https://gazette.example/extending-a-visit"] }],
  },
  {
    name: "Publish an article with a picture",
    async act(owner) {
      await owner.add("New article");
      await owner.type("Title", "What to Pack for Accra");
      await owner.type("Lines on its card", "A suitcase for the first three months.");
      await owner.choose("Topic", "Ghana");
      await owner.choose("Poster", "Poster of Ghana");
      owner.counts.clicks += 2;
      const picture = { name: "suitcase.png", mimeType: "image/png", buffer: await owner.page.screenshot() };
      await owner.page.getByLabel("Upload a picture").setInputFiles(picture);
      await owner.type("What the picture shows, for readers who can't see it", "A suitcase on a veranda");
      await owner.type("Add a chapter, permit or city", "ghana accra");
      await owner.click(owner.page.getByRole("button", { name: "Ghana: Accra", exact: true }));
      await owner.type("Text", ARTICLE);
      await owner.click(owner.page.getByRole("button", { name: "Save", exact: true }));
      await owner.page.getByRole("heading", { name: "What to Pack for Accra" }).first().waitFor();
    },
    seen: [
      { path: "/blog/what-to-pack-for-accra", has: ["one good pair of shoes"] },
      { path: "/blog", has: ["What to Pack for Accra", "/media/articles/upl_", "A suitcase on a veranda"] },
      { path: "/cities/accra", has: ["What to Pack for Accra"] },
    ],
    undo: "What to Pack for Accra",
    unseen: [{ path: "/blog", lacks: ["What to Pack for Accra"] }],
  },
  {
    name: "Correct an article",
    async act(owner) {
      await owner.find("discovery trip kigali", "Articles: A Discovery Trip to Kigali, Day by Day");
      await owner.type("Lines on its card", "Ten days in Kigali, one appointment a day.");
      await owner.save();
    },
    seen: [{ path: "/blog", has: ["one appointment a day"] }],
  },
  {
    name: "Confirm ten facts after a reader's message",
    async act(owner) {
      await owner.report("kenya", "permits", "The school’s office told me something else.");
      await owner.openDesk("Due for review");
      const review = owner.page.locator("[data-slot=desk-review]");
      // After that of the chapter, of which all can be answered at once.
      const heading = review.getByRole("heading", { level: 3 }).last();
      for (let fact = 1; fact <= 10; fact++) {
        const before = await heading.innerText();
        await owner.press("s");
        await review.getByText(`Still right: `).filter({ hasText: before }).waitFor();
      }
    },
    seen: [],
    undo: "Read again: still right.",
  },
  {
    name: "Record an office's confirmation",
    async act(owner) {
      await owner.find("ghana us passport validity", "Ghana, US passport: passport validity");
      await owner.click(owner.page.getByLabel("The office confirmed it"));
      await owner.type("By whom", "Ms. Owusu, visa desk");
      await owner.save();
    },
    seen: [{ path: GHANA, has: ["The office confirmed on"] }],
  },
  {
    name: "Say that a fact can't be confirmed",
    async act(owner) {
      await owner.openDesk("Due for review");
      await owner.page.locator("[data-slot=desk-review]").getByRole("heading", { level: 3 }).last().waitFor();
      await owner.press("n");
      await owner.page.getByText(/^Could not be confirmed: /).waitFor();
    },
    seen: [{ path: "/country-guides/kenya/print", has: ["we could not confirm this"] }],
  },
  {
    name: "Answer a new question",
    async act(owner) {
      await owner.add("New question of the help center");
      await owner.type("Question", "May I bring my piano?");
      await owner.type("Answer", "Yes, by sea. Ask the shipper for a climate-controlled container.");
      await owner.click(owner.page.getByRole("button", { name: "Save", exact: true }));
      await owner.page.getByRole("heading", { name: "May I bring my piano?" }).waitFor();
    },
    seen: [{ path: "/help", has: ["May I bring my piano?", "climate-controlled"] }],
    undo: "May I bring my piano?",
    unseen: [{ path: "/help", lacks: ["May I bring my piano?"] }],
  },
  {
    name: "Correct a question of the home page",
    async act(owner) {
      await owner.find("healthcare home question", "Questions: What about healthcare?");
      await owner.append("Answer", " Keep your own doctor’s letter with you.");
      await owner.save();
    },
    seen: [{ path: "/", has: ["Keep your own doctor’s letter"] }],
  },
  {
    name: "Replace an invented testimonial",
    async act(owner) {
      await owner.find("danielle", "Testimonials: Danielle Hughes");
      await owner.type("Name", "Efua Sarpong");
      await owner.type("What they say", "They answered on a Sunday, and the papers were right the first time.");
      await owner.click(owner.page.getByLabel("It is real now: take the mark away"));
      await owner.save();
    },
    seen: [{ path: "/", has: ["Efua Sarpong", "They answered on a Sunday"], lacks: ["Danielle Hughes"] }],
    undo: "Efua Sarpong",
    unseen: [{ path: "/", has: ["Danielle Hughes"] }],
  },
  {
    name: "Add a testimonial",
    async act(owner) {
      await owner.add("New testimonial on the community page");
      await owner.type("Name", "Kwesi Boateng");
      await owner.type("Who they are", "Carpenter");
      await owner.type("From where to where", "Leeds to Kumasi");
      await owner.type("What they say", "Somebody met me at the bus station.");
      await owner.click(owner.page.getByRole("button", { name: "Save", exact: true }));
      await owner.page.getByRole("heading", { name: "Kwesi Boateng" }).waitFor();
    },
    seen: [{ path: "/community", has: ["Kwesi Boateng", "bus station"] }],
  },
  {
    name: "Remove an invented testimonial",
    async act(owner) {
      await owner.find("lafontaine", "Testimonials: André Lafontaine");
      await owner.remove();
    },
    seen: [{ path: "/", lacks: ["André Lafontaine"] }],
    undo: "Testimonials, André Lafontaine",
    unseen: [{ path: "/", has: ["André Lafontaine"] }],
  },
  {
    name: "Replace a community number",
    async act(owner) {
      await owner.find("community members", "Community numbers: members");
      await owner.type("Number", "312");
      await owner.click(owner.page.getByLabel("It is real now: take the mark away"));
      await owner.save();
    },
    seen: [{ path: "/community", has: ["312"], lacks: ["2,500+"] }],
    undo: "312",
    unseen: [{ path: "/community", has: ["2,500+"] }],
  },
  {
    name: "Change a price from today on",
    async act(owner) {
      await owner.find("module 7 one payment", "Offers: Module 7, one payment");
      await owner.type("Price in US dollars", "947");
      await owner.typeDay("From which day", TODAY);
      await owner.save();
    },
    seen: [{ path: "/job-search", has: ["$947"], lacks: ["$997"] }],
    undo: "947",
    unseen: [{ path: "/job-search", has: ["$997"] }],
  },
  {
    name: "Schedule a price for tomorrow",
    async act(owner) {
      await owner.find("program one payment", "Offers: Program, one payment");
      await owner.type("Price in US dollars", "1397");
      await owner.typeDay("From which day", TOMORROW);
      await owner.save(/^Saved\. It goes live on /);
      await owner.openDesk("Waiting to be published");
      await owner.page
        .locator("[data-slot=change]")
        .filter({ hasText: "1397" })
        .getByText(/goes live on /)
        .waitFor();
    },
    seen: [{ path: "/", has: ["$1,497"], lacks: ["$1,397"] }],
    undo: "1397",
  },
  {
    name: "Confirm the offers",
    async act(owner) {
      await owner.find("offers confirmed at the checkout", "Offers: Day the offers were confirmed at the checkout");
      await owner.typeDay("Confirmed at the checkout on", TODAY);
      await owner.save();
    },
    seen: [],
  },
  {
    name: "Give the legal name",
    async act(owner) {
      await owner.find("registered name", "Legal pages: Registered name");
      await owner.type("What it says", "Homeward Relocation LLC");
      await owner.click(owner.page.getByLabel("It is real now: take the mark away"));
      await owner.save();
    },
    seen: [{ path: "/privacy-policy", has: ["Homeward Relocation LLC"] }],
    undo: "Homeward Relocation LLC",
    unseen: [{ path: "/privacy-policy", lacks: ["Homeward Relocation LLC"] }],
  },
  {
    name: "Give the address for letters",
    async act(owner) {
      await owner.find("postal address", "The site: Postal address");
      await owner.type("What it says", "Homeward, 12 Auburn Avenue, Atlanta, GA 30303, USA");
      await owner.click(owner.page.getByLabel("It is real now: take the mark away"));
      await owner.save();
    },
    seen: [{ path: "/terms-of-service", has: ["12 Auburn Avenue"] }],
  },
  {
    name: "Say whom a city suits",
    async act(owner) {
      await owner.find("ghana accra", "Ghana: Accra");
      await owner.type("Whom it suits", "Families with a car, and anybody who likes noise.");
      await owner.save();
    },
    seen: [{ path: "/cities/accra", has: ["anybody who likes noise"] }],
    undo: "anybody who likes noise",
    unseen: [{ path: "/cities/accra", lacks: ["anybody who likes noise"] }],
  },
  {
    name: "Import 200 contacts, 15 of them bad",
    async act(owner) {
      const { page } = owner;
      await owner.click(page.getByRole("link", { name: "Contacts", exact: true }).first());
      await owner.click(page.getByRole("link", { name: "Import contacts" }));
      owner.counts.clicks += 3;
      await page.getByLabel("Contacts file").setInputFiles(contactsFile());
      await owner.type(page.getByLabel("What these people agreed to"), "Send me news about moving to Africa");
      await owner.typeDay(page.getByLabel("Day they agreed"), "2026-03-02");
      await owner.type(page.getByLabel("Where the list comes from"), "Newsletter of our old site");
      await owner.click(page.getByRole("checkbox", { name: /I may write to these people/ }));
      await owner.click(page.getByRole("button", { name: "Check the contacts" }));
      await page
        .locator("[data-slot=import-counts]")
        .filter({ hasText: /New185.*Can't be imported15/ })
        .waitFor();
      await owner.click(page.getByRole("button", { name: "Import 185 contacts" }));
      await page.getByText("185 contacts are imported.").waitFor();
    },
    seen: [],
    async undo(owner) {
      const { page } = owner;
      await owner.click(page.getByRole("button", { name: "Delete" }).first());
      await owner.click(page.getByRole("dialog").getByRole("button", { name: "Delete the import" }));
      await page.getByText("The import is deleted.").waitFor();
    },
    unseen: [],
  },
  {
    name: "Finish the first-day list at the desk",
    async act(owner) {
      while (await owner.openFirstInvented()) {
        const { page } = owner;
        if (await page.getByRole("button", { name: "Remove it..." }).isVisible()) await owner.remove();
        else {
          // A placeholder of an address is an example, which the desk refuses without the mark.
          const field = page.getByLabel("What it says", { exact: true });
          const said = (await field.isVisible()) ? await field.inputValue() : "";
          const real = said.replaceAll(/\.example\b/g, ".com").replaceAll(/\bExample\b/g, "Peachtree");
          if (real !== said) await owner.type(field, real);
          await owner.click(page.getByLabel("It is real now: take the mark away"));
          await owner.save();
        }
      }
    },
    isLaunch: true,
  },
];

/** The one between two builds. */
export const FEE_EDIT = EDITS[0];
