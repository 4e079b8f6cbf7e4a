/** The rolls of dispatches: the list, its totals and its figures by lot are one query each, however many rolls there are. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { RollState } from '#domain/delivery/roll-state.ts';
import { ROLL_LENGTH_TOLERANCE_BASIS_POINTS } from '#domain/delivery/shortage.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type RollRow = Omit<Selectable<Schema['dispatch_rolls']>, 'state'> & { state: RollState };
type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

/** Of all dispatches of an order, in the order of their packing lists. */
export function rollsOf(db: Queries, owner: Owner): Promise<RollRow[]> {
  return rollsStatement.all(db, owner);
}

const rollsStatement = scopedStatement(({ brand_id, order_id }: Owner, db) =>
  rolls(db)
    .selectAll('dispatch_rolls')
    .where('dispatches.brand_id', '=', brand_id)
    .where('dispatches.order_id', '=', order_id)
    .orderBy('dispatches.number')
    .orderBy('dispatch_rolls.position')
    .$castTo<RollRow>(),
);

/** In an issue that is open or was settled. */
export function claimedRollsOf(db: Queries, owner: Owner): Promise<{ roll_id: string }[]> {
  return claimedRollsStatement.all(db, owner);
}

const claimedRollsStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<{ roll_id: string }>`
    select issue_rolls.roll_id from issue_rolls
    join issues on issues.brand_id = issue_rolls.brand_id and issues.issue_id = issue_rolls.issue_id
    where issue_rolls.brand_id = ${brand_id} and issues.order_id = ${order_id} and issue_rolls.is_held`,
);

function rolls(db: Kysely<Schema>) {
  return db
    .selectFrom('dispatches')
    .innerJoin('dispatch_rolls', (join) =>
      join
        .onRef('dispatch_rolls.brand_id', '=', 'dispatches.brand_id')
        .onRef('dispatch_rolls.dispatch_id', '=', 'dispatches.dispatch_id'),
    );
}

/** Lengths in thousandths of the dispatch's unit, weights in grams. */
export type RollFigures = {
  rolls: number;
  bales: number;
  length_thousandths: bigint;
  net_grams: bigint | null;
  gross_grams: bigint | null;
  points: number | null;
};

export type DispatchFigures = RollFigures & {
  dispatch_id: string;
  received: number;
  missing: number;
  received_thousandths: bigint;
  /** Of rolls that were checked. */
  short_thousandths: bigint;
  /** Rolls that are missing or short beyond the tolerance. */
  claimable: number;
};

/** One line for each dispatch of an order that has rolls. */
export function dispatchFiguresOf(db: Queries, owner: Owner): Promise<DispatchFigures[]> {
  return dispatchFiguresStatement.all(db, owner);
}

/** Of all rolls of these dispatches. */
export function lengthOfRolls(
  figures: readonly DispatchFigures[],
  dispatches: readonly { dispatch_id: string }[],
): bigint {
  return figures
    .filter((row) => dispatches.some(({ dispatch_id }) => dispatch_id === row.dispatch_id))
    .reduce((sum, { length_thousandths }) => sum + length_thousandths, 0n);
}

const SUMS = sql`
  count(*)::int as rolls, count(distinct bale_number)::int as bales,
  sum(length_thousandths)::bigint as length_thousandths, sum(net_grams)::bigint as net_grams,
  sum(gross_grams)::bigint as gross_grams, sum(points)::int as points`;

const SHORT = sql`greatest(length_thousandths - coalesce(received_thousandths, 0), 0)`;

const dispatchFiguresStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<DispatchFigures>`
    select dispatch_id, ${SUMS},
      count(*) filter (where state = 'received')::int as received,
      count(*) filter (where state = 'missing')::int as missing,
      coalesce(sum(received_thousandths), 0)::bigint as received_thousandths,
      coalesce(sum(${SHORT}) filter (where state <> 'sent'), 0)::bigint as short_thousandths,
      count(*) filter (where state <> 'sent' and ${SHORT} >
        round(length_thousandths * ${sql.lit(Number(ROLL_LENGTH_TOLERANCE_BASIS_POINTS))} / 10000.0))::int as claimable
    from dispatch_rolls
    where brand_id = ${brand_id} and dispatch_id in
      (select dispatch_id from dispatches where brand_id = ${brand_id} and order_id = ${order_id})
    group by dispatch_id`,
);

export type LotFigures = RollFigures & {
  dispatch_id: string;
  lot: string;
  shade: string | null;
  colour: string | null;
};

/** The subtotals of the packing lists: colour by colour, lot by lot. */
export function lotFiguresOf(db: Queries, owner: Owner): Promise<LotFigures[]> {
  return lotFiguresStatement.all(db, owner);
}

/** As the packing list of one shipment names them. */
export function coloursOf(lots: readonly LotFigures[], { dispatch_id }: { dispatch_id: string }): string[] {
  const own = lots.filter((lot) => lot.dispatch_id === dispatch_id);
  return [...new Set(own.flatMap(({ colour }) => (colour === null ? [] : [colour])))];
}

const lotFiguresStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<LotFigures>`
    select dispatch_id, lot, shade, colour, ${SUMS}
    from dispatch_rolls
    where brand_id = ${brand_id} and dispatch_id in
      (select dispatch_id from dispatches where brand_id = ${brand_id} and order_id = ${order_id})
    group by dispatch_id, colour, lot, shade
    order by dispatch_id, colour, lot, shade`,
);

type NewRoll = Insertable<Schema['dispatch_rolls']>;
/** Far below the 65,535 values that one statement may carry. */
const BATCH_SIZE = 1000;

/** Another list takes the place of the whole one. */
export async function replaceRolls(
  tx: Queries,
  { brand_id, dispatch_id }: { brand_id: string; dispatch_id: string },
  wanted: readonly NewRoll[],
): Promise<void> {
  await tx.scoped
    .deleteFrom('dispatch_rolls')
    .where('brand_id', '=', brand_id)
    .where('dispatch_id', '=', dispatch_id)
    .execute();
  for (let from = 0; from < wanted.length; from += BATCH_SIZE) {
    await tx.scoped
      .insertInto('dispatch_rolls')
      .values(wanted.slice(from, from + BATCH_SIZE))
      .execute();
  }
}

export type CountRow = Pick<
  RollRow,
  'roll_id' | 'state' | 'received_thousandths' | 'received_by' | 'note'
> & { counted_at: Date; received_at: Date };

/** One statement for all of them; a count that was made before the one that stands there is left out. */
export async function writeCounts(
  tx: Queries,
  brandId: string,
  counts: readonly CountRow[],
): Promise<number> {
  const column = <Key extends keyof CountRow>(key: Key) => counts.map((count) => count[key]);
  const { numAffectedRows } = await sql`
    update dispatch_rolls set
      state = given.state, received_thousandths = given.received, counted_at = given.counted_at,
      received_at = given.received_at, received_by = given.received_by, note = given.note
    from unnest(
      ${column('roll_id')}::uuid[], ${column('state')}::text[], ${column('received_thousandths')}::bigint[],
      ${column('counted_at')}::timestamptz[], ${column('received_at')}::timestamptz[],
      ${column('received_by')}::uuid[], ${column('note')}::text[]
    ) as given (roll_id, state, received, counted_at, received_at, received_by, note)
    where dispatch_rolls.brand_id = ${brandId} and dispatch_rolls.roll_id = given.roll_id
      and coalesce(dispatch_rolls.counted_at, '-infinity') < given.counted_at
      and (dispatch_rolls.state, dispatch_rolls.received_thousandths, dispatch_rolls.note)
        is distinct from (given.state, given.received, given.note)`.execute(tx.scoped);
  return Number(numAffectedRows ?? 0n);
}
