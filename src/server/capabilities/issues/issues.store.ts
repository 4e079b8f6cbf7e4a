/** Claims with what belongs to them; every read names the company. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import type { DefectCode } from '#domain/issues/defects/defects.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Read = {
  status: ClaimStatus;
  defect: DefectCode;
  unit: LengthUnit;
  wanted_outcome: Outcome;
  inspection: 'confirmed' | 'partly' | 'not_confirmed' | null;
};
export type IssueRow = Omit<Selectable<Schema['issues']>, keyof Read> & Read;
type OfOrder = { brand_id: string; order_id: string };
type OfIssue = { brand_id: string; issue_id: string };

export type ListedIssue = IssueRow & {
  person_name: string | null;
  file_ids: string[];
  /** Its numbers, one a tax invoice; null while there is none. */
  credit_notes: string | null;
  /** Of the replacement that left. */
  challan_number: string | null;
};

/** The newest first, each with who raised it and its photos. */
export const issuesOfOrder = scopedStatement(
  ({ brand_id, order_id }: OfOrder) => sql<ListedIssue>`
    select issues.*, people.name as person_name, array(
      select file_id from issue_photos
      where issue_photos.brand_id = issues.brand_id and issue_photos.issue_id = issues.issue_id order by position
    ) as file_ids, (
      select string_agg(credit_notes.number, ', ' order by credit_notes.number) from credit_notes
      where credit_notes.brand_id = issues.brand_id and credit_notes.issue_id = issues.issue_id
    ) as credit_notes, (
      select delivery_challans.number from delivery_challans
      where delivery_challans.brand_id = issues.brand_id and delivery_challans.issue_id = issues.issue_id
    ) as challan_number
    from issues
    left join people on people.brand_id = issues.brand_id and people.customer_id = issues.raised_by
    where issues.brand_id = ${brand_id} and issues.order_id = ${order_id}
    order by issues.raised_at desc, issues.number desc`,
);

export function orderOfIssue(
  db: Queries,
  brandId: string,
  issueId: string,
): Promise<{ order_id: string } | undefined> {
  return db.scoped
    .selectFrom('issues')
    .select('order_id')
    .where('brand_id', '=', brandId)
    .where('issue_id', '=', issueId)
    .executeTakeFirst();
}

/** Staff name an issue only by its id; whose it is comes out here. */
export function orderOfAnyIssue(db: Queries, issueId: string): Promise<OfOrder | undefined> {
  return db.unscoped
    .selectFrom('issues')
    .select(['brand_id', 'order_id'])
    .where('issue_id', '=', issueId)
    .executeTakeFirst();
}

export function lockedIssue(tx: Queries, { brand_id, issue_id }: OfIssue): Promise<IssueRow | undefined> {
  return tx.scoped
    .selectFrom('issues')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('issue_id', '=', issue_id)
    .forUpdate()
    .$castTo<IssueRow>()
    .executeTakeFirst();
}

export type IssueColumns = Updateable<Schema['issues']>;

export async function updateIssue(
  tx: Queries,
  { brand_id, issue_id }: OfIssue,
  set: IssueColumns,
): Promise<void> {
  await tx.scoped
    .updateTable('issues')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('issue_id', '=', issue_id)
    .execute();
}

/** The unique index on rolls decides between two who claim the same one at once. */
export async function insertIssue(
  tx: Queries,
  row: Insertable<Schema['issues']>,
  { rollIds, fileIds }: { rollIds: readonly string[]; fileIds: readonly string[] },
): Promise<void> {
  const { brand_id, issue_id } = row;
  await claim(tx, { kind: 'issue_number', value: row.number, brandId: row.brand_id });
  await tx.scoped.insertInto('issues').values(row).execute();
  if (rollIds.length > 0) {
    await tx.scoped
      .insertInto('issue_rolls')
      .values(rollIds.map((roll_id) => ({ brand_id, issue_id, roll_id })))
      .execute();
  }
  await tx.scoped
    .insertInto('issue_photos')
    .values(fileIds.map((file_id, index) => ({ brand_id, issue_id, file_id, position: index + 1 })))
    .execute();
}

/** A claim that gave nothing lets its rolls go. */
export async function releaseRolls(tx: Queries, { brand_id, issue_id }: OfIssue): Promise<void> {
  await tx.scoped
    .updateTable('issue_rolls')
    .set({ is_held: false })
    .where('brand_id', '=', brand_id)
    .where('issue_id', '=', issue_id)
    .execute();
}

export type IssueRollRow = {
  issue_id: string;
  roll_id: string;
  is_held: boolean;
  roll_number: string;
  lot: string;
};

/** Of all issues of an order, in the order of the packing lists. */
export const rollsOfIssues = scopedStatement(
  ({ brand_id, order_id }: OfOrder) => sql<IssueRollRow>`
    select issue_rolls.issue_id, issue_rolls.roll_id, issue_rolls.is_held, rolls.roll_number, rolls.lot
    from issues
    join issue_rolls on issue_rolls.brand_id = issues.brand_id and issue_rolls.issue_id = issues.issue_id
    join dispatch_rolls rolls on rolls.brand_id = issues.brand_id and rolls.roll_id = issue_rolls.roll_id
    where issues.brand_id = ${brand_id} and issues.order_id = ${order_id}
    order by rolls.dispatch_id, rolls.position`,
);

export type OfferRow = Omit<Selectable<Schema['issue_offers']>, 'outcome' | 'currency'> & {
  outcome: Outcome;
  currency: Currency;
};

export const offersOfIssues = scopedStatement(
  ({ brand_id, order_id }: OfOrder) => sql<OfferRow>`
    select issue_offers.* from issues
    join issue_offers on issue_offers.brand_id = issues.brand_id and issue_offers.issue_id = issues.issue_id
    where issues.brand_id = ${brand_id} and issues.order_id = ${order_id}
    order by issue_offers.issue_id, issue_offers.number`,
);

export async function insertOffer(tx: Queries, row: Insertable<Schema['issue_offers']>): Promise<void> {
  await tx.scoped.insertInto('issue_offers').values(row).execute();
}

export function offerOf(
  tx: Queries,
  { brand_id, issue_id, offer_number }: Pick<IssueRow, 'brand_id' | 'issue_id' | 'offer_number'>,
): Promise<OfferRow | undefined> {
  return tx.scoped
    .selectFrom('issue_offers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('issue_id', '=', issue_id)
    .where('number', '=', offer_number)
    .$castTo<OfferRow>()
    .executeTakeFirst();
}

/** With tax, of all claims of an order that were settled; replacements count with what they are worth. */
export async function settledOfOrder(tx: Queries, { brand_id, order_id }: OfOrder): Promise<bigint> {
  const row = await tx.scoped
    .selectFrom('issues')
    .select(sql<bigint>`coalesce(sum(settled_minor), 0)::bigint`.as('minor'))
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return row?.minor ?? 0n;
}

export async function nextIssueSerial(tx: Queries): Promise<number> {
  const { rows } = await sql<{ serial: bigint }>`select nextval('issue_numbers') as serial`.execute(
    tx.unscoped,
  );
  return Number(rows[0]?.serial);
}
