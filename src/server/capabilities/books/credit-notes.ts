/** Credit notes at the desk: which buyers still have to give input credit back, and who has. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { CreditNote, listCreditNotes as listContract } from '#contract/staff/books.ts';
import { reversalProblem } from '#domain/documents/tax/credit-reversal.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { BookStaff } from './book-rules.ts';
import { lockReversal, type NoteRow, noteOf, notePage, updateReversal } from './credit-notes.store.ts';

export async function listCreditNotes(
  db: Queries,
  { q, open, offset, limit }: Input<typeof listContract>['query'],
): Promise<Reply<typeof listContract>> {
  const search = { patterns: searchPatterns(q), isOpen: open === 'yes', offset, limit };
  const { rows, total } = await notePage(db, search);
  return { records: rows.map(noteView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export async function confirmReversal(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  { noteId, confirmedOn }: { noteId: string; confirmedOn: string },
): Promise<CreditNote> {
  await lockReversal(tx, noteId);
  const row = await noteOf(tx, noteId);
  if (!row?.asked_on) throw new Refusal('not_found');
  const requested = { askedOn: row.asked_on, confirmedOn: row.confirmed_on };
  const problem = reversalProblem(confirmedOn, requested, accountingDay(services.clock.now()));
  if (problem) throw formRefusal({ confirmedOn: problem });
  await updateReversal(tx, row, { confirmed_on: confirmedOn, confirmed_by: staff.staffId });
  await recordHistory(services, tx, {
    subject: { kind: 'credit-note', id: noteId },
    action: 'reversal-confirmed',
    actor: deskInHistory(staff),
    details: { confirmedOn },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['books'] });
  return noteView({ ...row, confirmed_on: confirmedOn });
}

function noteView(row: NoteRow): CreditNote {
  return {
    noteId: row.note_id,
    number: row.number,
    issuedOn: row.noted_on,
    company: row.company,
    orderId: row.order_id,
    orderNumber: row.order_number,
    issueId: row.issue_id,
    claimNumber: row.claim_number,
    invoiceNumber: row.invoice_number,
    tax: moneyView(money(row.gst_minor, row.currency)),
    total: moneyView(money(row.total_minor, row.currency)),
    reversal: row.asked_on === null ? null : { askedOn: row.asked_on, confirmedOn: row.confirmed_on },
  };
}
