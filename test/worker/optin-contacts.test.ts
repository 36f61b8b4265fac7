import { expect, test } from "vitest";
import { deliverTo, mailService, postJson, rows, signUp } from "../support/worker.ts";

const optIn = { name: "Ama Mensah", email: "ama@example.com", countryInterest: "Ghana", goal: "Open a school" };

test("subscribing takes only an email; a later opt-in fills in what was empty and corrects the name", async () => {
  await postJson("/api/optin-contacts", { email: "ama@example.com", name: "", countryInterest: "", goal: "" });
  await postJson("/api/optin-contacts", optIn);
  await postJson("/api/optin-contacts", { ...optIn, name: "Other", countryInterest: "Kenya", goal: "Other" });
  expect(await rows("SELECT name, country_interest, goal, consent_version FROM leads")).toEqual([
    { name: "Other", country_interest: '["Ghana"]', goal: "Open a school", consent_version: "opt-in-2026-11-28-queue" },
  ]);
});

test.each([
  ["one", "Ghana", ["Ghana"]],
  ["several with commas between, as the finder sends them", "Ghana, south africa,Ghana ", ["Ghana", "South Africa"]],
  ["a list", ["Kenya", "Ghana"], ["Kenya", "Ghana"]],
  ["none", "", null],
])("an opt-in stores its countries as a list: %s", async (_how, countryInterest, stored) => {
  await postJson("/api/optin-contacts", { ...optIn, countryInterest });
  const [lead] = await rows<{ country_interest: string | null }>("SELECT country_interest FROM leads");
  expect(JSON.parse(lead!.country_interest ?? "null")).toEqual(stored);
});

test.each(["Atlantis", "Ghana, Atlantis", "https://pills.example", 7, ["Ghana", "Atlantis"]])(
  "an opt-in with an unknown country gets a message next to the field: %j",
  async (countryInterest) => {
    const response = await postJson("/api/optin-contacts", { ...optIn, countryInterest });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { fields: { countryInterest: "Please choose countries from the list" } },
    });
    expect(await rows("SELECT id FROM leads")).toEqual([]);
  },
);

test("the mail of an opt-in leads to the countries that were chosen", async () => {
  const countryInterest = "Ghana, South Africa, Tanzania";
  const mail = mailService();
  await postJson("/api/optin-contacts", { ...optIn, countryInterest });
  await deliverTo(optIn.email, "lead_mail", mail.bindings);
  const { text } = mail.sent[0]!;
  for (const page of ["/country-guides/ghana", "/country-guides/south-africa", "/country-guides/tanzania"])
    expect(text).toContain(page);
});

test("an email that is on the waitlist can also opt in: two leads, one person", async () => {
  await signUp("ama@example.com");
  await postJson("/api/optin-contacts", optIn);
  expect(await rows("SELECT source FROM leads ORDER BY source")).toEqual([
    { source: "opt_in_form" },
    { source: "waitlist_page" },
  ]);
  expect(await rows("SELECT DISTINCT email_hash FROM leads")).toHaveLength(1);
});
