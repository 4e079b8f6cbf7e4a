/** A document is issued once for what it says; saying something else makes a next version, which voids the one before. */

import { createHash } from 'node:crypto';
import { orderLink } from '#contract/web-links.ts';
import { type NumberedType, writeDocumentNumber } from '#domain/documents/document-number.ts';
import { type DocumentType, notifiesBuyer } from '#domain/documents/document-type.ts';
import type { Issue } from '#domain/documents/proforma/proforma-facts.ts';
import { isSameSheet, type Sheet } from '#domain/documents/sheet.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import {
  type DocumentRow,
  insertDocument,
  latestDocument,
  nextDocumentSerial,
  sheetOf,
} from '../documents.store.ts';
import { askForFile } from '../download/ask-for-file.ts';

/** Issues what an order has come to owe; what is issued already stays. The order must be locked. */
export type IssueForOrder = (
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
) => Promise<void>;

/** What is to be issued; all but the number, the day and the version. */
export type Draft = {
  type: DocumentType;
  subjectId: string;
  /** Of a receipt or voucher, which has its number since the money moved; null takes the next of the type's series. */
  ownNumber: string | null;
  /** The moment it is dated by, where it tells of money that moved before; else now. */
  datedAt?: Date;
  /** Everything that, when it changes, makes another document. */
  facts: unknown;
  write: (issue: Issue) => Sheet;
};

/** The order must be locked. Last in its transaction: all documents of a type share one counter without gaps. */
export async function issueDocument(
  services: Services,
  tx: Queries,
  order: OrderRow,
  draft: Draft,
  by: HistoryActor,
): Promise<string> {
  const { type, subjectId } = draft;
  const { brand_id, order_id } = order;
  const latest = await latestDocument(tx, { brand_id, type, subject_id: subjectId });
  const factsHash = hashOf(draft.facts);
  if (latest && !(await isIssuedAgain(tx, latest, { draft, factsHash, by }))) return latest.document_id;
  const now = services.clock.now();
  const issuedAt = draft.datedAt ?? now;
  const documentId = services.ids.next();
  const version = (latest?.version ?? 0) + 1;
  const number = await numberFor(tx, draft, now);
  const replaces = latest?.number ?? null;
  const sheet = draft.write({ number, version, issuedOn: issueDay(issuedAt), replaces });
  await insertDocument(tx, {
    document_id: documentId,
    brand_id,
    order_id,
    type,
    subject_id: subjectId,
    number,
    version,
    replaces_id: latest?.document_id ?? null,
    sheet,
    facts_hash: factsHash,
    issued_at: issuedAt,
  });
  await prepareFiles(services, tx, { brand_id, document_id: documentId }, latest);
  await announce(services, tx, order, by, { documentId, number });
  if (notifiesBuyer(type)) await notifyBuyer(services, tx, order, { documentId, number, label: sheet.title });
  return documentId;
}

/** For other facts that are printed; and for the same where somebody wants what staff have made void. */
async function isIssuedAgain(
  tx: Queries,
  latest: DocumentRow,
  { draft, factsHash, by }: { draft: Draft; factsHash: Buffer; by: HistoryActor },
): Promise<boolean> {
  if (latest.void_reason !== null && by.kind !== 'system') return true;
  if (latest.facts_hash.equals(factsHash)) return false;
  const { number, version, replaces, issued_at } = latest;
  const now = draft.write({ number, version, replaces, issuedOn: issueDay(issued_at) });
  return !isSameSheet(now, await sheetOf(tx, latest));
}

/** The register's calendar is that of its financial years. */
function issueDay(at: Date): CalendarDay {
  return accountingDay(at);
}

async function numberFor(tx: Queries, { type, ownNumber }: Draft, now: Date): Promise<string> {
  if (ownNumber !== null) return ownNumber;
  if (!isNumberedHere(type)) throw new Error(`A ${type} brings the number it was given.`);
  const year = financialYear(now);
  return writeDocumentNumber(type, year, await nextDocumentSerial(tx, type, year));
}

const BRINGS_NUMBER: ReadonlySet<DocumentType> = new Set<Exclude<DocumentType, NumberedType>>([
  'advance_receipt',
  'refund_voucher',
  'credit_note',
  'tax_invoice',
  'delivery_challan',
]);

function isNumberedHere(type: DocumentType): type is NumberedType {
  return !BRINGS_NUMBER.has(type);
}

type Issued = Pick<DocumentRow, 'brand_id' | 'document_id'>;

/** What is void from now on says so when it is opened again. */
async function prepareFiles(
  services: Services,
  tx: Queries,
  issued: Issued,
  latest?: DocumentRow,
): Promise<void> {
  await askForFile(services, tx, issued, 'pdf');
  if (latest) await askForFile(services, tx, latest, 'pdf_void');
}

async function announce(
  services: Services,
  tx: Queries,
  { brand_id: brandId }: OrderRow,
  actor: HistoryActor,
  { documentId, number }: { documentId: string; number: string },
): Promise<void> {
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'document', id: documentId },
    action: 'issued',
    actor,
    details: { number },
  });
  await services.changes.announce(tx, { kind: 'change', brandId, keys: ['documents'] });
}

async function notifyBuyer(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { documentId, number, label }: { documentId: string; number: string; label: string },
): Promise<void> {
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'document_ready',
    occurrence: documentId,
    subject: `${label} ${number} is ready`,
    text: `${label} ${number} for order ${order.number} is ready. Open the order to view, download or share it.`,
    link: orderLink(order.order_id),
  });
}

function hashOf(facts: unknown): Buffer {
  const text = JSON.stringify(facts, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return createHash('sha256').update(text).digest();
}
