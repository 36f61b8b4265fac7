import type { Lead } from "../store/leads.ts";

// Without a form-collection service, the second copy of each lead is an object in the bucket, under the hash of the
// person's email, so that a removal finds all of them (decisions: two-copies, removal).

function personPrefix(emailHash: string) {
  return `leads/${emailHash}/`;
}

/** Writes the copy of a lead as the database has it; an earlier copy is replaced. */
export async function writeBackupCopy(bucket: R2Bucket, lead: Lead): Promise<void> {
  await bucket.put(`${personPrefix(lead.emailHash)}${lead.id}.json`, JSON.stringify(lead), {
    httpMetadata: { contentType: "application/json" },
  });
}

/** Deletes every copy of a person's leads. Harmless when there are none. */
export async function deleteBackupCopies(bucket: R2Bucket, emailHash: string): Promise<void> {
  const listed = await bucket.list({ prefix: personPrefix(emailHash) });
  if (listed.objects.length === 0) return;
  await bucket.delete(listed.objects.map((object) => object.key));
  if (listed.truncated) await deleteBackupCopies(bucket, emailHash);
}
