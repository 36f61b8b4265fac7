import { expect, test } from "vitest";
import { announcing, countSent, putManyReaders, sendAll, writeDraft } from "../support/announcements.ts";
import { putDeliveries, putLeads } from "../support/some-leads.ts";
import { rows, run } from "../support/worker.ts";

const HOUR_MS = 60 * 60 * 1000;

test("an announcement to 1,500 readers delays no confirmation", async () => {
  const start = Date.parse("2031-05-14T10:00:00Z");
  const site = announcing(start);
  await putManyReaders(1500);
  const { id } = await writeDraft();
  await run("UPDATE announcements SET status = 'sending', send_at = ?1, started_at = ?1, reach = 1500", start);
  /** That many confirmations go out, the last one through the consumer. @returns what became of that one */
  const confirm = async (count: number) => {
    await countSent(site.clock.now, count - 1);
    const [lead] = await putLeads([{}]);
    const at = site.clock.now;
    site.queued.push(...(await putDeliveries([{ subjectId: lead!, dueAt: at, queuedAt: at }])));
    await site.deliver();
    const [{ status }] = (await rows("SELECT status FROM deliveries WHERE lead_id = ?", lead)) as [{ status: string }];
    return status;
  };
  const confirmed = new Set<string>();
  for (let hour = 0; (await site.read(id)).status !== "sent"; hour++) {
    expect(hour).toBeLessThan(60);
    for (let half = 0; half < 2; half++) {
      await site.sweep();
      site.queued.length = 0;
      await sendAll(site.clock.now);
      // Busy hours while it is being sent, and as many as the day has room for in all others.
      confirmed.add(await confirm([0, 5, 9, 26].includes(hour) ? 80 : 8));
      site.clock.advance(HOUR_MS / 2);
    }
  }
  expect([...confirmed]).toEqual(["sent"]);
  expect((await site.read(id)).progress).toMatchObject({ sent: 1500 });
});
