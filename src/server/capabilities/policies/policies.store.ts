import { sql } from 'kysely';
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

/** Versions are added one after the other; buyers read and accept meanwhile as ever. */
export async function lockPolicyVersions(tx: Queries): Promise<void> {
  await sql`lock table policy_versions in share row exclusive mode`.execute(tx.forStaff);
}

export async function insertPolicyVersion(tx: Queries, row: PolicyRow): Promise<void> {
  await tx.forStaff.insertInto('policy_versions').values(row).execute();
}

export type PolicyVersionRow = PolicyRow & { acceptances: number };

/** Of each policy those that begin last first. */
export async function policyVersions(db: Queries): Promise<PolicyVersionRow[]> {
  const { rows } = await sql<PolicyVersionRow>`
    select written.*, (select count(*)::int from policy_acceptances given
      where given.policy = written.policy and given.version = written.version) as acceptances
    from policy_versions written order by policy desc, effective_from desc, version desc`.execute(
    db.forStaff,
  );
  return rows;
}
