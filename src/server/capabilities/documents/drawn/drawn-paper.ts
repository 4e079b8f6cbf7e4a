/** Papers that belong to no order: they say what is on record already, so they are drawn when they are fetched and kept nowhere. */

import type * as z from 'zod/mini';
import type { statementQuery } from '#contract/customer/account-statement.ts';
import { swatchCreditNoteSheet } from '#domain/documents/refunds/credit-note-sheet.ts';
import type { Sheet } from '#domain/documents/sheet.ts';
import { statementSheet } from '#domain/documents/statement/statement-sheet.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { taxInvoiceSheet } from '#domain/documents/tax/tax-invoice-sheet.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { findSellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import { readStatement } from '#server/capabilities/payments/statement/read-statement.ts';
import { findSeller } from '#server/capabilities/quotes/find-tax.ts';
import { findSwatchPaper } from '#server/capabilities/swatches/papers/find-swatch-paper.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { sellerFacts } from '../issue/order-facts.ts';

/** What only exports print is left out. */
const HOME = { market: 'IN' } as const;

export type DrawnPaper =
  | ({ kind: 'statement' } & z.output<typeof statementQuery>)
  | { kind: 'swatch'; paperId: string };

/** With the name of its file; what is not this company's reads as missing. */
type Drawing = { sheet: Sheet; name: string; issuedAt: Date };

export function drawingOf(
  services: Pick<Services, 'clock'>,
  db: Queries,
  brandId: string,
  paper: DrawnPaper,
): Promise<Drawing> {
  if (paper.kind === 'swatch') return swatchDrawing(db, brandId, paper.paperId);
  const { kind: _kind, ...requested } = paper;
  return statementDrawing(services, db, brandId, requested);
}

async function statementDrawing(
  services: Pick<Services, 'clock'>,
  db: Queries,
  brandId: string,
  requested: z.output<typeof statementQuery>,
): Promise<Drawing> {
  const now = services.clock.now();
  const statement = await readStatement(services, db, brandId, requested);
  const current = await findSeller(db, now);
  const seller = current ? sellerFacts({ seller: await findSellerRow(db, current.seller_id) }, HOME) : null;
  return {
    sheet: statementSheet({ statement, seller, drawnOn: accountingDay(now) }),
    name: `statement-${statement.from}-to-${statement.to}`,
    issuedAt: now,
  };
}

/** As it was frozen when it was issued. */
async function swatchDrawing(db: Queries, brandId: string, paperId: string): Promise<Drawing> {
  const row = await findSwatchPaper(db, brandId, paperId);
  const document = thawTaxDocument(row.document);
  const sheet =
    row.kind === 'invoice' ? taxInvoiceSheet(document) : swatchCreditNoteSheet(document, row.was_paid);
  return { sheet, name: row.number.replaceAll('/', '-'), issuedAt: row.created_at };
}
