import type { Queries } from '#server/db/database.ts';

export type PolicyRow = {
  policy: string;
  version: string;
  effective_from: Date;
  title: string;
  body: string;
};

function policies(db: Queries) {
  return db.scoped
    .selectFrom('policy_versions')
    .select(['policy', 'version', 'effective_from', 'title', 'body']);
}

export function policyInForce(db: Queries, policy: string, now: Date): Promise<PolicyRow | undefined> {
  return policies(db)
    .where('policy', '=', policy)
    .where('effective_from', '<=', now)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function policyVersion(db: Queries, policy: string, version: string): Promise<PolicyRow | undefined> {
  return policies(db).where('policy', '=', policy).where('version', '=', version).executeTakeFirst();
}

export async function insertAcceptance(
  tx: Queries,
  row: { id: string; brandId: string; customerId: string; policy: string; version: string; at: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('policy_acceptances')
    .values({
      acceptance_id: row.id,
      brand_id: row.brandId,
      customer_id: row.customerId,
      policy: row.policy,
      version: row.version,
      accepted_at: row.at,
    })
    .execute();
}
