import { afterEach, expect, test, vi } from "vitest";
import { LETTER_DAYS, OFFICE_LIMITS } from "../../domain/offices.ts";
import { OFFICE_LETTER_DAYS } from "../../domain/retention.ts";
import { readAsOwner, asOwner } from "../support/credentials.ts";
import {
  answerLetter,
  askOffice,
  FACTS,
  makeLetter,
  OFFICE_ANSWERS,
  OFFICES_OWN_EMAIL,
  requestLetter,
} from "../support/office-letters.ts";
import { sweep } from "../../worker/sweep.ts";
import { call, deliverWaiting, mailService, ORIGIN, postForm, rows, testEnv } from "../support/worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => vi.useRealTimers());

/** From now on it is so many days later. */
function wait(days: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });
}

type Listed = {
  id: string;
  link: string | null;
  answers: { answers: object[]; name: string; confirmedAt: string | null }[];
};
const listed = async () => (await readAsOwner<{ letters: Listed[] }>("/api/offices")).letters;
const pageOf = async (path: string) => (await call(path)).text();

test("the page asks about each fact in the letter's words and about no other", async () => {
  await makeLetter({ facts: [{ id: "kenya.fee", title: "Kenya: fee", sentence: "$51" }] });
  const page = await pageOf((await makeLetter()).path);
  for (const { title, sentence } of FACTS) {
    expect(page).toContain(title);
    expect(page).toContain(sentence);
  }
  expect(page.match(/<input type="radio"/g)).toHaveLength(3 * FACTS.length);
  expect(page).not.toContain("$51");
});

test("an answer is stored once, however often it is sent", async () => {
  const { path } = await makeLetter();
  const sent = { ...OFFICE_ANSWERS, "verdict-1": "wrong", "text-1": "10 weeks", document: "https://gis.example/fees" };
  for (let times = 0; times < 2; times++) {
    const answer = await postForm(path, sent);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Thank you")]);
  }
  const [{ answers }] = (await listed()) as [Listed];
  expect(answers).toEqual([
    expect.objectContaining({
      answers: [
        { id: FACTS[0]!.id, verdict: "right", text: "" },
        { id: FACTS[1]!.id, verdict: "wrong", text: "10 weeks" },
      ],
      name: "Kwame Asante",
      position: "Head of permits",
      document: "https://gis.example/fees",
    }),
  ]);
});

test("a bad post stores nothing, names each error at its field and keeps what was typed", async () => {
  const { path } = await makeLetter();
  const answer = await postForm(path, {
    "verdict-0": "wrong",
    "verdict-1": "not ours",
    position: 'Head of "permits" <b>',
    document: "our site",
  });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(await rows("SELECT id FROM office_answers")).toEqual([]);
  for (const [name, error] of [
    ["text-0", "Please say what is right instead"],
    ["name", "Please give your name"],
    ["document", "Please give the whole address"],
  ] as const) {
    expect(page).toMatch(new RegExp(`<span class="error" id="error-${name}">${error}`));
    expect(page).toMatch(new RegExp(`name="${name}"[^<>]* aria-invalid="true"\\s+aria-describedby="error-${name}"`));
  }
  expect(page.match(/autofocus/g)).toHaveLength(1);
  expect(page).toMatch(/name="verdict-1" value="not ours" checked/);
  expect(page).toContain('value="Head of &quot;permits&quot; &lt;b&gt;"');
  expect(page).toMatch(/name="document"[^<>]* value="our site"/);
});

test("an answer says something of at least one fact", async () => {
  const { "verdict-0": _, ...person } = OFFICE_ANSWERS;
  const answer = await postForm((await makeLetter()).path, person);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("at least one question")]);
});

test("what is sent about a fact that the letter doesn't ask about is not stored", async () => {
  await postForm((await makeLetter()).path, { ...OFFICE_ANSWERS, "verdict-2": "wrong", "text-2": "x" });
  const [{ answers }] = (await listed()) as [Listed];
  expect(answers[0]!.answers).toHaveLength(1);
});

test("a link that has ended shows no fact, takes no answer, and says why", async () => {
  const revoked = await makeLetter();
  const expired = await makeLetter();
  expect((await asOwner(`/api/offices/letters/${revoked.id}/revoke`, { method: "POST" })).status).toBe(200);
  const refused = [[revoked.path, "We have withdrawn it."]];
  const check = async () => {
    for (const [path, why] of refused) {
      for (const answer of [await call(path!), await postForm(path!, OFFICE_ANSWERS)]) {
        const page = await answer.text();
        expect([answer.status, page]).toEqual([410, expect.stringContaining(why!)]);
        expect(page).not.toContain(FACTS[0]!.sentence);
      }
    }
  };
  await check();
  expect((await call(expired.path)).status).toBe(200);
  wait(LETTER_DAYS);
  refused.push([expired.path, "Its time is up."]);
  await check();
  expect(await rows("SELECT id FROM office_answers")).toEqual([]);
  expect((await listed()).map(({ link }) => link)).toEqual([null, null]);
});

test("an office that works in French gets the page in French", async () => {
  const { path } = await makeLetter({ office: { language: "fr" } });
  const page = await pageOf(path);
  expect(page).toContain('<html lang="fr">');
  expect(page).toMatch(/Ne relève pas de nous[^]*Votre fonction[^]*Envoyer/);
  expect(await (await postForm(path, {})).text()).toContain("Veuillez indiquer votre nom");
});

test("a letter takes only so many different answers, and says when that is reached", async () => {
  const { path } = await makeLetter();
  const send = (name: string) => postForm(path, { ...OFFICE_ANSWERS, name });
  for (let count = 0; count < OFFICE_LIMITS.answers; count++) expect((await send(`Officer ${count}`)).status).toBe(200);
  const answer = await send("One more");
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("hello@")]);
  expect((await send("Officer 0")).status).toBe(200);
});

test("a letter that is sent twice is stored once", async () => {
  const entryId = "01975f5e-7e3a-7000-8000-0123456789ab";
  for (let times = 0; times < 2; times++) expect((await requestLetter({ entryId })).status).toBe(200);
  expect(await listed()).toHaveLength(1);
});

test("a letter without facts or with too many is refused", async () => {
  expect((await requestLetter({ facts: [] })).status).toBe(400);
  const facts = Array.from({ length: OFFICE_LIMITS.facts + 1 }, () => FACTS[0]!);
  expect((await requestLetter({ facts })).status).toBe(400);
});

test("letters are deleted with their answers when their time is up", async () => {
  const { path } = await makeLetter();
  await postForm(path, OFFICE_ANSWERS);
  wait(OFFICE_LETTER_DAYS + 1);
  await sweep(testEnv, Date.now(), ["purges"]);
  expect([await rows("SELECT id FROM office_letters"), await rows("SELECT id FROM office_answers")]).toEqual([[], []]);
  expect((await call(path)).status).toBe(410);
});

/** An answer whose office was asked by mail, and the link of that mail. */
async function askedAnswer(options: Parameters<typeof answerLetter>[0] = {}) {
  const { answerId } = await answerLetter(options);
  expect((await askOffice(answerId)).status).toBe(202);
  const mail = mailService();
  await deliverWaiting(mail.bindings, "kind = 'answer_confirmation'");
  const [sent] = mail.sent;
  return { answerId, sent: sent!, path: new RegExp(`${ORIGIN}(/api/office-confirmation\\S+)`).exec(sent!.text!)![1]! };
}

const confirmed = async () => (await listed()).flatMap(({ answers }) => answers.map((one) => one.confirmedAt !== null));

test("a second link goes to an address at the office, and its button confirms the answer", async () => {
  const { sent, path } = await askedAnswer();
  expect(sent.to).toBe(OFFICES_OWN_EMAIL);
  // Nothing that was typed into the page goes out by mail.
  expect(sent.text).not.toContain(OFFICE_ANSWERS.name);
  const page = await pageOf(path);
  expect(page).toContain(OFFICE_ANSWERS.name);
  expect(page).toMatch(new RegExp(`${FACTS[0]!.title}[^]*<strong>Right</strong>`));
  expect(await confirmed()).toEqual([false]);
  expect(await (await postForm(path, {})).text()).toContain("We know now");
  expect(await confirmed()).toEqual([true]);
});

test("a second link is mailed to no address but one at the office's site or the one it publishes", async () => {
  const { answerId } = await answerLetter({ office: { email: "gis.permits@mail.example" } });
  for (const email of ["ama@example.com", "x@gis.example.net", "x@notgis.example", "x@mail.example", "gis.example"])
    expect([email, (await askOffice(answerId, email)).status]).toEqual([email, 400]);
  expect(await rows("SELECT id FROM deliveries")).toEqual([]);
  for (const email of ["x@gis.example", "x@mail.gis.example", "gis.permits@mail.example"])
    expect([email, (await askOffice(answerId, email)).status]).toEqual([email, 202]);
});

test("an address is mailed once about an answer, and another address takes its link's place", async () => {
  const { answerId, path } = await askedAnswer();
  await askOffice(answerId);
  expect(await rows("SELECT id FROM deliveries WHERE status = 'queued'")).toEqual([]);
  await askOffice(answerId, "other@gis.example");
  const mail = mailService();
  await deliverWaiting(mail.bindings);
  expect(mail.sent.map(({ to }) => to)).toEqual(["other@gis.example"]);
  expect([(await call(path)).status, (await postForm(path, {})).status]).toEqual([410, 410]);
  expect(await confirmed()).toEqual([false]);
});

test("the second link of a revoked letter shows nothing and confirms nothing", async () => {
  const { path } = await askedAnswer();
  const [{ id }] = (await listed()) as [Listed];
  await asOwner(`/api/offices/letters/${id}/revoke`, { method: "POST" });
  const page = await call(path);
  expect([page.status, await page.text()]).toEqual([410, expect.not.stringContaining(OFFICE_ANSWERS.name)]);
  expect((await postForm(path, {})).status).toBe(410);
  expect(await confirmed()).toEqual([false]);
});

test("an office that works in French is mailed in French", async () => {
  const { sent, path } = await askedAnswer({ office: { language: "fr" } });
  expect(sent.subject).toBe("Ces réponses sont-elles celles de votre service\u00a0?");
  expect(await pageOf(path)).toContain("Oui, ce sont les nôtres");
});

test("somebody at an office who has their data removed takes the answer along", async () => {
  const { sent } = await askedAnswer();
  await postForm(new RegExp(`${ORIGIN}(/api/removal\\S+)`).exec(sent.text!)![1]!, {});
  expect([await rows("SELECT id FROM office_answers"), await rows("SELECT id FROM deliveries")]).toEqual([[], []]);
});
