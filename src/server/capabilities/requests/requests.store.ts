import type { Kysely, Selectable, Updateable } from 'kysely';
import { EQUAL_PRIORITIES, type Priorities } from '#domain/quotes/advice/priorities.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import { EMPTY_REVIEW_SHEET, type ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { moveCounts } from '#server/db/lists/list-counts.ts';
import { companyOfRow } from '#server/db/tenant/company-of-row.ts';
import { type Assignee, assigneeOf, isAssignable } from '../colleagues/find-assignee.ts';

type Stored = Selectable<Schema['fabric_requests']>;
type Read = 'status' | 'specification' | 'sheet' | 'quantity_unit' | 'priorities';

export type RequestRow = Omit<Stored, Read> & {
  status: RequestStatus;
  specification: RequestDraft;
  sheet: ReviewSheetInput;
  quantity_unit: LengthUnit | null;
  priorities: Priorities;
  market: Market;
  /** Where the buyer's days begin and end. */
  zone: string;
  assignee: Assignee | null;
};

export type FoundRequest = Stored & { market: string; time_zone: string; assignee_name: string | null };

/** What an older release did not ask yet reads as not answered. */
export function requestRowOf({ market, time_zone, assignee_name, ...row }: FoundRequest): RequestRow {
  return {
    ...row,
    status: row.status as RequestStatus,
    specification: { ...EMPTY_DRAFT, ...(row.specification as Partial<RequestDraft>) },
    sheet: { ...EMPTY_REVIEW_SHEET, ...(row.sheet as Partial<ReviewSheetInput>) },
    quantity_unit: row.quantity_unit as LengthUnit | null,
    priorities: { ...EQUAL_PRIORITIES, ...(row.priorities as Partial<Priorities>) },
    market: market as Market,
    zone: timeZoneOf(market as Market, time_zone),
    assignee: assigneeOf(row.assigned_to, assignee_name),
  };
}

/** Named apart from its table, so that only the request is locked and not the company too. */
function requests(db: Kysely<Schema>) {
  return db
    .selectFrom('fabric_requests as requested')
    .innerJoin('companies', 'companies.brand_id', 'requested.brand_id')
    .leftJoin('people as assignee', (join) =>
      join
        .onRef('assignee.brand_id', '=', 'requested.brand_id')
        .onRef('assignee.customer_id', '=', 'requested.assigned_to')
        .on(isAssignable('request')),
    )
    .selectAll('requested')
    .select(['companies.market', 'companies.time_zone', 'assignee.name as assignee_name']);
}

export async function requestOf(
  db: Queries,
  brandId: string,
  fabId: string,
  lock: 'locked' | 'unlocked',
): Promise<RequestRow | undefined> {
  const query = requests(db.scoped)
    .where('requested.brand_id', '=', brandId)
    .where('requested.fab_id', '=', fabId);
  const row = await (lock === 'locked' ? query.forUpdate('requested') : query).executeTakeFirst();
  return row && requestRowOf(row);
}

/** Staff serve all buyers, so there is no tenant to name; what was never sent is not theirs to see. */
export async function submittedRequestOf(
  db: Queries,
  fabId: string,
  lock: 'locked' | 'unlocked',
): Promise<RequestRow | undefined> {
  const query = requests(db.forStaff)
    .where('requested.fab_id', '=', fabId)
    .where('requested.submitted_at', 'is not', null);
  if (lock === 'unlocked') return rowOf(await query.executeTakeFirst());
  const brandId = await companyOfRow(db, 'fabric_requests', ['fab_id', fabId]);
  if (brandId === undefined) return undefined;
  return rowOf(
    await query.where('requested.brand_id', '=', brandId).forUpdate('requested').executeTakeFirst(),
  );
}

function rowOf(row: FoundRequest | undefined): RequestRow | undefined {
  return row && requestRowOf(row);
}

export type RequestColumns = Updateable<Schema['fabric_requests']>;

function change(
  tx: Queries,
  { brand_id, fab_id }: Pick<RequestRow, 'brand_id' | 'fab_id'>,
  set: RequestColumns,
) {
  return tx.scoped
    .updateTable('fabric_requests')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id);
}

/** Answers that are no step of the request: it stays in its list. */
export async function setRequestColumns(
  tx: Queries,
  request: Pick<RequestRow, 'brand_id' | 'fab_id'>,
  set: Omit<RequestColumns, 'status' | 'order_id'>,
): Promise<void> {
  await change(tx, request, set).execute();
}

async function lockedGroup(
  tx: Queries,
  { brand_id, fab_id }: Pick<RequestRow, 'brand_id' | 'fab_id'>,
): Promise<string> {
  const { list_group } = await tx.scoped
    .selectFrom('fabric_requests')
    .select('list_group')
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return String(list_group);
}

/** The row as it stands then, without reading it again: the change hands it back. */
export async function updateRequest(tx: Queries, row: RequestRow, set: RequestColumns): Promise<RequestRow> {
  const { market, zone, assignee } = row;
  // Only a step of the request takes it to another list.
  const before = 'status' in set || 'order_id' in set ? await lockedGroup(tx, row) : null;
  const stored = await change(tx, row, set).returningAll().executeTakeFirstOrThrow();
  if (before !== null) {
    const to = [String(stored.list_group)];
    await moveCounts(tx, { brandId: row.brand_id, list: 'requests', from: [before], to });
  }
  const found = { ...stored, market, time_zone: zone, assignee_name: assignee?.name ?? null };
  return { ...requestRowOf(found), zone };
}
