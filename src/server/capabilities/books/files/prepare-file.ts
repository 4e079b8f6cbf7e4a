/** A file is asked for signed in and fetched once by the browser itself: what is wrong is said before it is fetched. */
import type { Input, Reply } from '#contract/endpoint.ts';
import {
  type prepareBookFile as contract,
  prepareBookFile as ofBooks,
  prepareEwayBillFile,
} from '#contract/staff/books.ts';
import { BOOK_FILES } from '#domain/books/book-files.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import type { BookStaff } from '../book-rules.ts';
import { insertTicket, redeemTicketRow } from './tickets.store.ts';
import { type BookFile, type OpenFile, writeBookFile } from './write-file.ts';

const OPEN_FOR_MS = 5 * 60_000;

export async function prepareBookFile(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  requested: Input<typeof contract>['body'],
): Promise<Reply<typeof contract>> {
  const file = wholeFile(requested);
  const written = await writeBookFile(services, tx, file);
  if (!written.ok) return { url: null, problems: [...written.problems] };
  const ticket = newToken();
  const now = services.clock.now();
  await insertTicket(tx, {
    ticket_hash: hashToken(ticket),
    staff_id: staff.staffId,
    session_id: staff.sessionId,
    file: JSON.stringify(file),
    created_at: now,
    expires_at: new Date(now.getTime() + OPEN_FOR_MS),
  });
  await recordHistory(services, tx, {
    subject: { kind: 'book-file', id: services.ids.next() },
    action: 'downloaded',
    actor: deskInHistory(staff),
    details: { ...file, name: written.content.name },
  });
  const origin = services.config.publicUrl ? new URL(services.config.publicUrl).origin : '';
  return { url: `${origin}/download/books/${ticket}`, problems: [] };
}

function wholeFile({ kind, gstin, month, dispatchId, issueId }: Input<typeof contract>['body']): BookFile {
  if (BOOK_FILES[kind].about === 'invoice') {
    if (!dispatchId) throw formRefusal({ dispatchId: 'Choose an invoice.' });
    return { kind, dispatchId } as BookFile;
  }
  if (BOOK_FILES[kind].about === 'challan') {
    if (!issueId) throw formRefusal({ issueId: 'Choose a claim.' });
    return { kind, issueId } as BookFile;
  }
  if (!gstin) throw formRefusal({ gstin: 'Choose a seller.' });
  if (!month) throw formRefusal({ month: 'Choose a month.' });
  return { kind, gstin, month } as BookFile;
}

export async function redeemBookTicket(
  services: Services,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
  ticket: string,
): Promise<OpenFile> {
  const { db, clock } = services;
  const roles = { any: ofBooks.roles, ewayBill: prepareEwayBillFile.roles };
  const row = await redeemTicketRow(db, hashToken(ticket), { now: clock.now(), roles });
  if (!row || !(await isSessionOpen(row.session_id))) throw new Refusal('link_ended');
  const written = await writeBookFile(services, db, row.file);
  // Something changed in between: whoever asks again reads what.
  if (!written.ok) throw new Refusal('link_ended');
  return written.content;
}
