/** Samples, their rounds and pieces; every read names the company. */
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { LightSource } from '#domain/production/lab-reading.ts';
import type { SampleApproval, SampleType } from '#domain/production/sample-approval.ts';
import type { ResubmitReason, SampleDecision } from '#domain/production/sample-decision.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type SampleRow = Omit<Selectable<Schema['samples']>, 'sample_type' | 'status'> & {
  sample_type: SampleType;
  status: SampleApproval;
  /** Of its current round; null before the first. */
  due_on: string | null;
};
export type RoundRow = Omit<Selectable<Schema['sample_rounds']>, 'decision' | 'reasons'> & {
  decision: SampleDecision | null;
  reasons: ResubmitReason[];
  person_name: string | null;
  /** Of the member of staff who told the mill. */
  teller_name: string | null;
};
export type PieceRow = Omit<Selectable<Schema['sample_pieces']>, 'decision' | 'reasons'> & {
  decision: SampleDecision | null;
  reasons: ResubmitReason[] | null;
};
export type ListedPiece = PieceRow & { person_name: string | null };
export type ReadingRow = Omit<Selectable<Schema['sample_readings']>, 'light_source'> & {
  light_source: LightSource;
};
type OfOrder = { brandId: string; orderId: string };

export function samplesOf(db: Queries, of: OfOrder, lock: 'locked' | 'unlocked'): Promise<SampleRow[]> {
  return SAMPLES_STATEMENT[lock].all(db, of);
}

const SAMPLES_STATEMENT = {
  unlocked: scopedStatement((of: OfOrder) => samplesInOrder(of, sql.raw(''))),
  locked: scopedStatement((of: OfOrder) => samplesInOrder(of, sql.raw('for update'))),
};

/** As they come up in the plan. */
function samplesInOrder({ brandId, orderId }: OfOrder, lock: RawBuilder<unknown>) {
  return sql<SampleRow>`
    select samples.*, (
      select due_on from sample_rounds
      where sample_rounds.brand_id = ${brandId} and sample_rounds.sample_id = samples.sample_id
        and sample_rounds.round = samples.round
    ) as due_on
    from samples
    join plan_tasks on plan_tasks.brand_id = samples.brand_id
      and plan_tasks.order_id = samples.order_id and plan_tasks.task_id = samples.task_id
    where samples.brand_id = ${brandId} and samples.order_id = ${orderId}
    order by plan_tasks.position, samples.created_at, samples.sample_id ${lock}`;
}

export function orderOfSample(
  db: Queries,
  brandId: string,
  sampleId: string,
): Promise<{ order_id: string } | undefined> {
  return db.scoped
    .selectFrom('samples')
    .select('order_id')
    .where('brand_id', '=', brandId)
    .where('sample_id', '=', sampleId)
    .executeTakeFirst();
}

/** Of all samples of an order in one query, the first round first. */
export const roundsOfOrder = scopedStatement(
  ({ brandId, orderId }: OfOrder) => sql<RoundRow>`
    select sample_rounds.*, people.name as person_name, staff_members.name as teller_name
    from samples
    join sample_rounds on sample_rounds.brand_id = samples.brand_id and sample_rounds.sample_id = samples.sample_id
    left join people on people.brand_id = samples.brand_id and people.customer_id = sample_rounds.decided_by
    left join staff_members on staff_members.staff_id = sample_rounds.mill_told_by
    where samples.brand_id = ${brandId} and samples.order_id = ${orderId}
    order by sample_rounds.sample_id, sample_rounds.round`,
);

export type AnswerRow = Pick<RoundRow, 'sample_id' | 'due_on' | 'decided_at' | 'decision'> & {
  task_id: string;
};

/** What was sent when, and answered when; the first round first. */
export const answersOfOrder = scopedStatement(
  ({ brandId, orderId }: OfOrder) => sql<AnswerRow>`
    select samples.task_id, sample_rounds.sample_id, sample_rounds.due_on, sample_rounds.decided_at,
      sample_rounds.decision
    from samples
    join sample_rounds on sample_rounds.brand_id = samples.brand_id and sample_rounds.sample_id = samples.sample_id
    where samples.brand_id = ${brandId} and samples.order_id = ${orderId}
    order by sample_rounds.sample_id, sample_rounds.round`,
);

export const piecesOfOrder = scopedStatement(
  ({ brandId, orderId }: OfOrder) => sql<ListedPiece>`
    select sample_pieces.*, people.name as person_name
    from samples
    join sample_pieces on sample_pieces.brand_id = samples.brand_id and sample_pieces.sample_id = samples.sample_id
    left join people on people.brand_id = samples.brand_id and people.customer_id = sample_pieces.decided_by
    where samples.brand_id = ${brandId} and samples.order_id = ${orderId}
    order by sample_pieces.sample_id, sample_pieces.round, sample_pieces.position`,
);

export const readingsOfOrder = scopedStatement(
  ({ brandId, orderId }: OfOrder) => sql<ReadingRow>`
    select sample_readings.*
    from samples
    join sample_readings on sample_readings.brand_id = samples.brand_id
      and sample_readings.sample_id = samples.sample_id
    where samples.brand_id = ${brandId} and samples.order_id = ${orderId}`,
);

export function piecesOf(
  tx: Queries,
  { brand_id, sample_id, round }: Pick<SampleRow, 'brand_id' | 'sample_id' | 'round'>,
): Promise<PieceRow[]> {
  return tx.scoped
    .selectFrom('sample_pieces')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('sample_id', '=', sample_id)
    .where('round', '=', round)
    .orderBy('position')
    .$castTo<PieceRow>()
    .execute();
}

export async function insertSamples(
  tx: Queries,
  rows: readonly Insertable<Schema['samples']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.scoped
    .insertInto('samples')
    .values([...rows])
    .execute();
}

export async function updateSample(
  tx: Queries,
  { brand_id, sample_id }: Pick<SampleRow, 'brand_id' | 'sample_id'>,
  set: Updateable<Schema['samples']>,
): Promise<void> {
  await tx.scoped
    .updateTable('samples')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('sample_id', '=', sample_id)
    .execute();
}

export async function insertRound(
  tx: Queries,
  round: Insertable<Schema['sample_rounds']>,
  pieces: readonly Insertable<Schema['sample_pieces']>[],
  readings: readonly Insertable<Schema['sample_readings']>[],
): Promise<void> {
  await tx.scoped.insertInto('sample_rounds').values(round).execute();
  await tx.scoped
    .insertInto('sample_pieces')
    .values([...pieces])
    .execute();
  if (readings.length === 0) return;
  await tx.scoped
    .insertInto('sample_readings')
    .values([...readings])
    .execute();
}

export async function updateRound(
  tx: Queries,
  { brand_id, sample_id, round }: Pick<SampleRow, 'brand_id' | 'sample_id' | 'round'>,
  set: Updateable<Schema['sample_rounds']>,
): Promise<void> {
  await tx.scoped
    .updateTable('sample_rounds')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('sample_id', '=', sample_id)
    .where('round', '=', round)
    .execute();
}

export async function updatePiece(
  tx: Queries,
  { brand_id, sample_id, round, label }: Pick<PieceRow, 'brand_id' | 'sample_id' | 'round' | 'label'>,
  set: Updateable<Schema['sample_pieces']>,
): Promise<void> {
  await tx.scoped
    .updateTable('sample_pieces')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('sample_id', '=', sample_id)
    .where('round', '=', round)
    .where('label', '=', label)
    .execute();
}
