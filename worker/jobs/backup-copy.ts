import type { Lead } from "../store/leads.ts";

// Where no form-collection service is configured, the second copy of each lead stands in the bucket: one JSON object
// per lead, under its person's hash, so that a removal finds them all (decisions: two-copies, removal).

function personPrefix(addressHash: string) {
  return `leads/${addressHash}/`;
}

/** Writes, or writes anew, the copy of a lead as it stands in the database. */
export async function writeBackupCopy(bucket: R2Bucket, lead: Lead): Promise<void> {
  await bucket.put(`${personPrefix(lead.addressHash)}${lead.id}.json`, JSON.stringify(lead), {
    httpMetadata: { contentType: "application/json" },
  });
}

/** Deletes every copy of a person's leads. Harmless when there are none. */
export async function deleteBackupCopies(bucket: R2Bucket, addressHash: string): Promise<void> {
  const listed = await bucket.list({ prefix: personPrefix(addressHash) });
  if (listed.objects.length === 0) return;
  await bucket.delete(listed.objects.map((object) => object.key));
  if (listed.truncated) await deleteBackupCopies(bucket, addressHash);
}
