import type { Kysely, Selectable, Updateable } from 'kysely';
import { EQUAL_PRIORITIES, type Priorities } from '#domain/quotes/advice/priorities.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import { EMPTY_REVIEW_SHEET, type ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries, Schema } from '#server/db/database.ts';

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
};

export type FoundRequest = Stored & { market: string; time_zone: string };

/** What an older release did not ask yet reads as not answered. */
export function requestRowOf({ market, time_zone, ...row }: FoundRequest): RequestRow {
  return {
    ...row,
    status: row.status as RequestStatus,
    specification: { ...EMPTY_DRAFT, ...(row.specification as Partial<RequestDraft>) },
    sheet: { ...EMPTY_REVIEW_SHEET, ...(row.sheet as Partial<ReviewSheetInput>) },
    quantity_unit: row.quantity_unit as LengthUnit | null,
    priorities: { ...EQUAL_PRIORITIES, ...(row.priorities as Partial<Priorities>) },
    market: market as Market,
    zone: timeZoneOf(market as Market, time_zone),
  };
}

/** Named apart from its table, so that only the request is locked and not the company too. */
function requests(db: Kysely<Schema>) {
  return db
    .selectFrom('fabric_requests as asked')
    .innerJoin('companies', 'companies.brand_id', 'asked.brand_id')
    .selectAll('asked')
    .select(['companies.market', 'companies.time_zone']);
}

export async function requestOf(
  db: Queries,
  brandId: string,
  fabId: string,
  lock: 'locked' | 'unlocked',
): Promise<RequestRow | undefined> {
  const query = requests(db.scoped).where('asked.brand_id', '=', brandId).where('asked.fab_id', '=', fabId);
  const row = await (lock === 'locked' ? query.forUpdate('asked') : query).executeTakeFirst();
  return row && requestRowOf(row);
}

/** Staff serve all buyers, so there is no tenant to name; what was never sent is not theirs to see. */
export async function submittedRequestOf(
  db: Queries,
  fabId: string,
  lock: 'locked' | 'unlocked',
): Promise<RequestRow | undefined> {
  const query = requests(db.forStaff)
    .where('asked.fab_id', '=', fabId)
    .where('asked.submitted_at', 'is not', null);
  const row = await (lock === 'locked' ? query.forUpdate('asked') : query).executeTakeFirst();
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

export async function setRequestColumns(...args: Parameters<typeof change>): Promise<void> {
  await change(...args).execute();
}

/** The row as it stands then, without reading it again: the change hands it back. */
export async function updateRequest(tx: Queries, row: RequestRow, set: RequestColumns): Promise<RequestRow> {
  const { market, zone } = row;
  const stored = await change(tx, row, set).returningAll().executeTakeFirstOrThrow();
  return { ...requestRowOf({ ...stored, market, time_zone: zone }), zone };
}
