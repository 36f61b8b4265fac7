import { expect, test } from "vitest";
import { calculate, rows, signUp, writeMessage } from "../support/worker.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";

type Kept = { personId: string; contactedAt: string | null; note: string | null };
type Page = { data: Kept[] };

const EMAIL = "ama@example.com";

/** A person with a sign-up, a calculation and a message, and a signed-in owner. */
async function putPerson() {
  await signUp(EMAIL);
  await calculate(EMAIL);
  await writeMessage(EMAIL);
  const { data } = await readAsOwner<Page>("/api/optin-contacts");
  const { personId } = data[0]!;
  return { personId, path: `/api/people/${personId}` };
}

const LISTS = ["/api/optin-contacts", "/api/calculator", "/api/messages"];

test("a contacted mark and a note belong to the person: every list shows them, and each change leaves the other", async () => {
  const { personId, path } = await putPerson();
  const noted = await asOwner(path, { method: "PATCH", json: { note: "  Called; wants a visa first.  " } });
  expect(noted.status).toBe(200);
  expect(await noted.json()).toEqual({
    personId,
    confirmedAt: null,
    contactedAt: null,
    status: "new",
    tags: [],
    dueAt: expect.any(String),
    note: "Called; wants a visa first.",
  });

  const marked = (await (await asOwner(path, { method: "PATCH", json: { contacted: true } })).json()) as Kept;
  expect(marked).toMatchObject({ contactedAt: expect.any(String), note: "Called; wants a visa first." });
  expect(Math.abs(Date.parse(marked.contactedAt!) - Date.now())).toBeLessThan(60_000);
  for (const list of LISTS)
    expect((await readAsOwner<Page>(list)).data, list).toEqual([expect.objectContaining(marked)]);

  expect(await (await asOwner(path, { method: "PATCH", json: { contacted: true } })).json()).toEqual(marked);
  const cleared = await asOwner(path, { method: "PATCH", json: { contacted: false, note: "" } });
  expect(await cleared.json()).toMatchObject({
    personId,
    confirmedAt: null,
    contactedAt: null,
    status: "new",
    note: null,
  });
});

test("a person can first get the mark, or a note of 2,000 characters of any kind", async () => {
  const { path } = await putPerson();
  expect(await (await asOwner(path, { method: "PATCH", json: { contacted: true } })).json()).toMatchObject({
    note: null,
  });
  const note = "🌍é\n'\"%".repeat(285).slice(0, 2000);
  expect(await (await asOwner(path, { method: "PATCH", json: { note } })).json()).toMatchObject({ note });
});

test.each([
  [{}, "contacted", "Please say what to change"],
  [{ contacted: "yes" }, "contacted", "Please say whether they were contacted"],
  [{ status: "friend" }, "status", "This is not a status"],
  [{ tags: [" , "] }, "tags.0", "Please write a tag"],
  [{ tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, "tags", "Please keep to 20 tags"],
  [{ dueAt: "tomorrow" }, "dueAt", "Please give a moment as 2026-11-21T14:00:00.000Z"],
  [{ note: 5 }, "note", "Please write the note as text"],
  [{ note: "a".repeat(2001) }, "note", "Please keep the note under 2000 characters"],
  [{ name: "Kofi" }, "name", "This field is not known here"],
])("%j is refused with a sentence for its field", async (body, field, message) => {
  const { path } = await putPerson();
  const response = await asOwner(path, { method: "PATCH", json: body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { fields: { [field]: message } } });
});

test("an unknown person can get neither mark nor note", async () => {
  const response = await asOwner(`/api/people/${"a".repeat(43)}`, { method: "PATCH", json: { contacted: true } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "unknown_person" } });
  expect(await rows("SELECT * FROM people WHERE note <> ''")).toEqual([]);
  expect((await asOwner("/api/people/no%20body", { method: "PATCH", json: { contacted: true } })).status).toBe(400);
});
