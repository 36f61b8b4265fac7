import type { Lead } from "../leads/store.ts";
import type { PlanRow } from "../plans/rows-store.ts";

// Without a form-collection service, the second copy of each lead is an object in the bucket, under the hash of the
// person's email, so that a removal finds all of them (decisions: two-copies, removal).

function personPrefix(emailHash: string) {
  return `leads/${emailHash}/`;
}

/** Writes the copy of a lead, with its plan if it has one, as the database has it; an earlier copy is replaced. */
export async function writeBackupCopy(bucket: R2Bucket, lead: Lead, plan: PlanRow | null): Promise<void> {
  await bucket.put(`${personPrefix(lead.emailHash)}${lead.id}.json`, JSON.stringify(plan ? { ...lead, plan } : lead), {
    httpMetadata: { contentType: "application/json" },
  });
}

/** Deletes the copy of a lead. Harmless when there is none. */
export async function deleteCopyOf(bucket: R2Bucket, { id, emailHash }: Pick<Lead, "id" | "emailHash">): Promise<void> {
  await bucket.delete(`${personPrefix(emailHash)}${id}.json`);
}

/** Deletes the copies of a person's leads, except of those that are kept. Harmless when there are none. */
export async function deleteBackupCopies(
  bucket: R2Bucket,
  emailHash: string,
  keptLeadIds: ReadonlySet<string>,
): Promise<void> {
  const prefix = personPrefix(emailHash);
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ prefix, cursor });
    const gone = listed.objects
      .map(({ key }) => key)
      .filter((key) => !keptLeadIds.has(key.slice(prefix.length, -".json".length)));
    if (gone.length > 0) await bucket.delete(gone);
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
}
