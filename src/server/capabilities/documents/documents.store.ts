/** The register of documents; rows are only ever added. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { NumberedType } from '#domain/documents/document-number.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { Sheet } from '#domain/documents/sheet.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type DocumentRow = {
  document_id: string;
  brand_id: string;
  order_id: string;
  type: DocumentType;
  subject_id: string;
  /** What it calls itself, where that is not the name of its type: "Commercial Invoice". */
  own_title: string | null;
  number: string;
  version: number;
  issued_at: Date;
  facts_hash: Buffer;
  /** Of what it is about, where an order can have several. */
  shipment_number: number | null;
  claim_number: string | null;
  replaces: string | null;
  replaced_by: string | null;
  void_reason: string | null;
  sha256: Buffer | null;
};

type Owner = { brand_id: string; order_id: string };

/** The series belongs to no customer. Everybody who wants a number waits here until this transaction ends. */
export async function nextDocumentSerial(
  tx: Queries,
  type: NumberedType,
  financialYear: string,
): Promise<number> {
  const { rows } = await sql<{ last_serial: number }>`
    insert into document_series (type, financial_year, last_serial) values (${type}, ${financialYear}, 1)
    on conflict (type, financial_year) do update set last_serial = document_series.last_serial + 1
    returning last_serial`.execute(tx.unscoped);
  return Number(rows[0]?.last_serial);
}

type NewDocument = Omit<Insertable<Schema['documents']>, 'sheet'> & { sheet: Sheet };

export async function insertDocument(tx: Queries, { sheet, ...row }: NewDocument): Promise<void> {
  await claim(tx, { kind: 'document_number', value: row.number, brandId: row.brand_id });
  await tx.scoped
    .insertInto('documents')
    .values({ ...row, sheet: JSON.stringify(sheet) })
    .execute();
}

export async function insertVoid(tx: Queries, row: Insertable<Schema['document_voids']>): Promise<void> {
  await tx.scoped.insertInto('document_voids').values(row).execute();
}

/** Staff name a document only by its id; whose it is comes out here. */
export async function brandOfAnyDocument(db: Queries, documentId: string): Promise<string | undefined> {
  const row = await db.unscoped
    .selectFrom('documents')
    .select('brand_id')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.brand_id;
}

/** Exports and money after the invoice have a name of their own; these sheets are short. */
const OWN_TITLE = sql<string | null>`case when issued.type in ('tax_invoice', 'advance_receipt')
  then issued.sheet ->> 'title' end`;

const COLUMNS = [
  'issued.document_id',
  'issued.brand_id',
  'issued.order_id',
  'issued.type',
  'issued.subject_id',
  'issued.number',
  'issued.version',
  'issued.issued_at',
  'issued.facts_hash',
  'shipment.number as shipment_number',
  'claim.number as claim_number',
  'before.number as replaces',
  'after.number as replaced_by',
  'voided.reason as void_reason',
  'file.sha256',
] as const;

/** With the versions before and after, what it is about, and the hash of the file as issued. */
function documents(db: Kysely<Schema>) {
  return db
    .selectFrom('documents as issued')
    .leftJoin('documents as before', (join) =>
      join
        .onRef('before.brand_id', '=', 'issued.brand_id')
        .onRef('before.document_id', '=', 'issued.replaces_id'),
    )
    .leftJoin('documents as after', (join) =>
      join
        .onRef('after.brand_id', '=', 'issued.brand_id')
        .onRef('after.replaces_id', '=', 'issued.document_id'),
    )
    .leftJoin('dispatches as shipment', (join) =>
      join
        .onRef('shipment.brand_id', '=', 'issued.brand_id')
        .onRef('shipment.dispatch_id', '=', 'issued.subject_id'),
    )
    .leftJoin('credit_notes as note', (join) =>
      join.onRef('note.brand_id', '=', 'issued.brand_id').onRef('note.note_id', '=', 'issued.subject_id'),
    )
    .leftJoin('delivery_challans as challan', (join) =>
      join
        .onRef('challan.brand_id', '=', 'issued.brand_id')
        .onRef('challan.challan_id', '=', 'issued.subject_id'),
    )
    .leftJoin('issues as claim', (join) =>
      join
        .onRef('claim.brand_id', '=', 'issued.brand_id')
        .on('claim.issue_id', '=', ({ fn, ref }) =>
          fn.coalesce(ref('note.issue_id'), ref('challan.issue_id'), ref('issued.subject_id')),
        ),
    )
    .leftJoin('document_voids as voided', (join) =>
      join
        .onRef('voided.brand_id', '=', 'issued.brand_id')
        .onRef('voided.document_id', '=', 'issued.document_id'),
    )
    .leftJoin('current_files as file', (join) =>
      join
        .onRef('file.brand_id', '=', 'issued.brand_id')
        .onRef('file.document_id', '=', 'issued.document_id')
        .on('file.variant', '=', 'pdf'),
    )
    .select(COLUMNS)
    .select(OWN_TITLE.as('own_title'))
    .$castTo<DocumentRow>();
}

/** Newest first. */
export function documentsOf(db: Queries, { brand_id, order_id }: Owner): Promise<DocumentRow[]> {
  return documents(db.scoped)
    .where('issued.brand_id', '=', brand_id)
    .where('issued.order_id', '=', order_id)
    .orderBy('issued.issued_at', 'desc')
    .orderBy('issued.version', 'desc')
    .orderBy('issued.document_id', 'desc')
    .execute();
}

export function documentOf(
  db: Queries,
  brandId: string,
  documentId: string,
): Promise<DocumentRow | undefined> {
  return documents(db.scoped)
    .where('issued.brand_id', '=', brandId)
    .where('issued.document_id', '=', documentId)
    .executeTakeFirst();
}

/** The version that counts. */
export function latestDocument(
  db: Queries,
  { brand_id, type, subject_id }: Pick<DocumentRow, 'brand_id' | 'type' | 'subject_id'>,
): Promise<DocumentRow | undefined> {
  return documents(db.scoped)
    .where('issued.brand_id', '=', brand_id)
    .where('issued.type', '=', type)
    .where('issued.subject_id', '=', subject_id)
    .orderBy('issued.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What is printed on it. */
export async function sheetOf(
  db: Queries,
  { brand_id, document_id }: Pick<DocumentRow, 'brand_id' | 'document_id'>,
): Promise<Sheet> {
  const { sheet } = await db.scoped
    .selectFrom('documents')
    .select('sheet')
    .where('brand_id', '=', brand_id)
    .where('document_id', '=', document_id)
    .$castTo<{ sheet: Sheet }>()
    .executeTakeFirstOrThrow();
  return sheet;
}

/** The version that counted at that time; the first one, where it was issued only afterwards. */
export function documentThen(
  db: Queries,
  { brand_id, type, subject_id }: Pick<DocumentRow, 'brand_id' | 'type' | 'subject_id'>,
  at: Date,
): Promise<DocumentRow | undefined> {
  return documents(db.scoped)
    .where('issued.brand_id', '=', brand_id)
    .where('issued.type', '=', type)
    .where('issued.subject_id', '=', subject_id)
    .where((eb) => eb.or([eb('issued.issued_at', '<=', at), eb('issued.version', '=', 1)]))
    .orderBy('issued.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What the ids of a public page say; an order without a quote names its quality in the quote's place. */
export type PathIds = { orderId: string; fabId: string; quoteId: string | null };

/** Of an order of the company, the newest of a type that counts; the whole path must belong together. */
export function latestOfPath(
  db: Queries,
  brandId: string,
  { orderId, fabId, quoteId }: PathIds,
  type: DocumentType,
): Promise<DocumentRow | undefined> {
  const found = documents(db.scoped)
    .innerJoin('orders', (join) =>
      join.onRef('orders.brand_id', '=', 'issued.brand_id').onRef('orders.order_id', '=', 'issued.order_id'),
    )
    .where('issued.brand_id', '=', brandId)
    .where('issued.order_id', '=', orderId)
    .where('issued.type', '=', type)
    .where('orders.fab_id', '=', fabId)
    .where('after.document_id', 'is', null);
  const ofQuote =
    quoteId === null
      ? found
      : found.where(({ fn }) => fn.coalesce('orders.quote_id', 'orders.fab_id'), '=', quoteId);
  return ofQuote.orderBy('issued.issued_at', 'desc').limit(1).executeTakeFirst();
}

/** Of all companies: the clock works for everybody, so no tenant is named. */
export async function ordersWithoutPackingList(db: Queries, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from dispatches
    where status in ('dispatched', 'warehouse') and not exists (
      select from documents
      where type = 'direct_invoicing_packing_list' and subject_id = dispatches.dispatch_id)
    limit ${limit}`.execute(db.unscoped);
  return rows.map(({ order_id }) => order_id);
}
