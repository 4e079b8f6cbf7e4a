/** Acts of staff that wait for a second person, of all companies and of none. */
import { type Insertable, sql, type Updateable } from 'kysely';
import type { HeldActKind } from '#domain/payments/two-people.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type HeldActRow = {
  act_id: string;
  act: HeldActKind;
  subject: string;
  brand_id: string | null;
  title: string;
  amount_minor: bigint | null;
  currency: Currency | null;
  typed: unknown;
  facts: (readonly [string, string])[];
  state: 'waiting' | 'released' | 'withdrawn';
  made_by: string;
  made_at: Date;
  approved_by: string;
};
export type HeldActWithPeople = HeldActRow & {
  company: string | null;
  maker: string;
  approver: string;
};

export async function insertHeldAct(
  tx: Queries,
  row: Insertable<Schema['held_acts']> & { act: HeldActKind },
): Promise<void> {
  await tx.forStaff.insertInto('held_acts').values(row).execute();
}

export async function updateHeldAct(
  tx: Queries,
  actId: string,
  set: Updateable<Schema['held_acts']>,
): Promise<void> {
  await tx.forStaff.updateTable('held_acts').set(set).where('act_id', '=', actId).execute();
}

export function lockHeldAct(tx: Queries, actId: string): Promise<HeldActRow | undefined> {
  return tx.forStaff
    .selectFrom('held_acts')
    .selectAll()
    .where('act_id', '=', actId)
    .forUpdate()
    .$castTo<HeldActRow>()
    .executeTakeFirst();
}

function withPeople(db: Queries) {
  return db.forStaff
    .selectFrom('held_acts as held')
    .innerJoin('staff_members as makers', 'makers.staff_id', 'held.made_by')
    .innerJoin('staff_members as approvers', 'approvers.staff_id', 'held.approved_by')
    .leftJoin('companies', 'companies.brand_id', 'held.brand_id')
    .selectAll('held')
    .select(['companies.name as company', 'makers.name as maker', 'approvers.name as approver'])
    .$castTo<HeldActWithPeople>();
}

export function heldActOf(db: Queries, actId: string): Promise<HeldActWithPeople | undefined> {
  return withPeople(db).where('held.act_id', '=', actId).executeTakeFirst();
}

export type WaitingActs = { act: HeldActKind | null; subject: string | null };

/** Those that wait longest first. */
export async function waitingActPage(
  db: Queries,
  { act, subject }: WaitingActs,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: HeldActWithPeople[]; total: number }> {
  const rows = await withPeople(db)
    .where('held.state', '=', 'waiting')
    .$if(act !== null, (query) => query.where('held.act', '=', act ?? ''))
    .$if(subject !== null, (query) => query.where('held.subject', '=', subject ?? ''))
    .orderBy('held.made_at')
    .orderBy('held.act_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('held_acts')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('state', '=', 'waiting')
    .$if(act !== null, (query) => query.where('act', '=', act ?? ''))
    .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
