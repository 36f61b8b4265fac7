import { expect, test } from "vitest";
import { landingEstimate } from "../../domain/landing-estimate.ts";
import { CALCULATION, CALCULATION_FIELDS } from "../support/calculation.ts";
import { calculate, deliverTo, formService, mailService, postForm, rows, run } from "../support/worker.ts";
import { readAsOwner } from "../support/credentials.ts";

test("a submission is stored with totals that the Worker computed", async () => {
  expect((await calculate("Ama@example.com")).status).toBe(200);
  const [lead] = await rows<Record<string, unknown>>("SELECT * FROM leads");
  expect(lead).toMatchObject({
    source: "cost_calculator",
    email: "ama@example.com",
    current_country: "usa",
    destination_country: "ghana",
    current_total: 4150,
    consent_version: "calculator-2026-11-28-queue",
  });
  const estimate = landingEstimate(CALCULATION);
  expect(lead!.estimated_savings).toBe(estimate.savings);
  expect(JSON.parse(lead!.calculation as string)).toEqual({ input: CALCULATION, estimate });
});

test("totals that a client sends are refused, not stored", async () => {
  const response = await calculate("ama@example.com", { estimatedSavings: 999_999 });
  expect(response.status).toBe(400);
  expect(await rows("SELECT id FROM leads")).toEqual([]);
});

test("without scripts the Worker makes the entry id, and the source says so", async () => {
  for (let i = 0; i < 2; i++) {
    await postForm("/api/calculator", { ...CALCULATION_FIELDS, email: "ama@example.com" });
  }
  expect(await rows("SELECT source, current_total FROM leads")).toEqual([
    { source: "cost_calculator_html", current_total: 4150 },
  ]);
});

test("only who ticks the box asks for news, with scripts or without, and the owner's list says so", async () => {
  await calculate("json-no@example.com");
  await calculate("json-yes@example.com", { wantsNews: "yes" });
  await postForm("/api/calculator", { ...CALCULATION_FIELDS, email: "form-no@example.com" });
  await postForm("/api/calculator", { ...CALCULATION_FIELDS, email: "form-yes@example.com", wantsNews: "yes" });
  const { data } = (await readAsOwner("/api/calculator?sort=oldest")) as {
    data: { email: string; wantsNews: string | null }[];
  };
  expect(data.map(({ email, wantsNews }) => [email.split("@")[0], wantsNews])).toEqual([
    ["json-no", null],
    ["json-yes", "yes"],
    ["form-no", null],
    ["form-yes", "yes"],
  ]);
});

test("the form service gets exactly the multipart fields of the specification", async () => {
  const service = formService("accept");
  await calculate("ama@example.com", {}, service.bindings);
  const [post] = await service.received();
  expect(post!.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(post!.headers.accept).toBe("application/json");
  const form = await new Response(post!.body, {
    headers: { "Content-Type": post!.headers["content-type"]! },
  }).formData();
  expect(Object.fromEntries(form)).toEqual({
    email: "ama@example.com",
    currentCountry: "usa",
    currentRent: "2500",
    destinationCountry: "ghana",
    housingType: "apartment",
    lifestyle: "comfortable",
    result:
      "Destination: Ghana; Lifestyle: Comfortable; Estimated monthly total: $1,478; Estimated monthly savings: $2,672 (64%)",
  });
});

test("the mail contains the whole comparison, in text and in HTML", async () => {
  const mail = mailService();
  await calculate("ama@example.com", { householdSize: "3", foodCost: 800.5 });
  await deliverTo("ama@example.com", "lead_mail", mail.bindings);
  const sent = mail.sent[0]!;
  expect(sent.subject).toBe("Your cost comparison with Ghana");
  const choices = ["United States", "Ghana", "Apartment", "Comfortable", "Family (3-4)"];
  const amounts = "$2,500 $800 $350 $112 $800.50 $256 $500 $160 $150 $4,150.50 $1,478".split(" ");
  const sentences = [
    "You would save $2,672.50 a month: 64% of what you spend now.",
    "The kind of home and the size of your household do not change this estimate.",
  ];
  for (const part of [sent.text!, sent.html!]) {
    for (const words of [...choices, ...amounts, ...sentences, "Household staff"]) expect(part).toContain(words);
  }
});

test("a submission is listed with the name of its person as fullName", async () => {
  await calculate("ama@example.com");
  await run("UPDATE leads SET name = 'Ama Mensah'");
  const { data } = await readAsOwner<{ data: object[] }>("/api/calculator");
  expect(data).toMatchObject([{ fullName: "Ama Mensah", email: "ama@example.com" }]);
});
