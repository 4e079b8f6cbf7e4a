/** Tax invoices and credit notes of swatches; rows are only ever added. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type SwatchPaperRow = Omit<Selectable<Schema['swatch_papers']>, 'kind'> & {
  kind: 'invoice' | 'credit_note';
};
type Owner = { brand_id: string; swatch_id: string };

export async function insertSwatchPaper(
  tx: Queries,
  row: Insertable<Schema['swatch_papers']>,
): Promise<void> {
  await tx.scoped.insertInto('swatch_papers').values(row).execute();
}

/** Oldest first. */
export function papersOfSwatches(
  db: Queries,
  brandId: string,
  swatchIds: readonly string[],
): Promise<SwatchPaperRow[]> {
  if (swatchIds.length === 0) return Promise.resolve([]);
  return db.scoped
    .selectFrom('swatch_papers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('swatch_id', 'in', swatchIds)
    .orderBy('created_at')
    .orderBy('paper_id')
    .$castTo<SwatchPaperRow>()
    .execute();
}

/** Of whichever companies a page of the desk shows. */
export function papersForDesk(db: Queries, swatchIds: readonly string[]): Promise<SwatchPaperRow[]> {
  if (swatchIds.length === 0) return Promise.resolve([]);
  return db.forStaff
    .selectFrom('swatch_papers')
    .selectAll()
    .where('swatch_id', 'in', swatchIds)
    .orderBy('created_at')
    .orderBy('paper_id')
    .$castTo<SwatchPaperRow>()
    .execute();
}

/** The invoice that no credit note has taken back. The swatch must be locked. */
export async function currentInvoiceOf(
  tx: Queries,
  { brand_id, swatch_id }: Owner,
): Promise<SwatchPaperRow | undefined> {
  const { rows } = await sql<SwatchPaperRow>`
    select invoice.* from swatch_papers invoice
    where invoice.brand_id = ${brand_id} and invoice.swatch_id = ${swatch_id} and invoice.kind = 'invoice'
      and not exists (
        select from swatch_papers note
        where note.brand_id = ${brand_id} and note.against_id = invoice.paper_id
      )`.execute(tx.scoped);
  return rows[0];
}

export function lastInvoiceOf(
  tx: Queries,
  { brand_id, swatch_id }: Owner,
): Promise<SwatchPaperRow | undefined> {
  return tx.scoped
    .selectFrom('swatch_papers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('swatch_id', '=', swatch_id)
    .where('kind', '=', 'invoice')
    .orderBy('created_at', 'desc')
    .orderBy('paper_id', 'desc')
    .limit(1)
    .$castTo<SwatchPaperRow>()
    .executeTakeFirst();
}

export function swatchPaperOf(
  db: Queries,
  brandId: string,
  paperId: string,
): Promise<SwatchPaperRow | undefined> {
  return db.scoped
    .selectFrom('swatch_papers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('paper_id', '=', paperId)
    .$castTo<SwatchPaperRow>()
    .executeTakeFirst();
}

/** Staff name a paper only by its id; whose it is comes out here. */
export async function brandOfAnySwatchPaper(db: Queries, paperId: string): Promise<string | undefined> {
  const row = await db.unscoped
    .selectFrom('swatch_papers')
    .select('brand_id')
    .where('paper_id', '=', paperId)
    .executeTakeFirst();
  return row?.brand_id;
}
