/** What a ticket opens, once; a used, expired or unknown one, and one of an ended link or sign-in, opens nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#domain/shared/refusal.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { documentOf } from '../documents.store.ts';
import { documentFileKey } from './document-file-key.ts';
import type { FileVariant } from './files.store.ts';
import { redeemTicketRow, type TicketRow } from './tickets.store.ts';

export type OpenedFile = { content: Buffer; contentType: string; name: string };

const CONTENT_TYPE = {
  pdf: 'application/pdf',
  pdf_void: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<FileVariant, string>;

export async function redeemTicket(
  services: Services,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
  ticket: string,
): Promise<OpenedFile> {
  const { db, clock } = services;
  const row = await redeemTicketRow(db, hashToken(ticket), clock.now());
  if (!row || (row.session_id !== null && !(await isSessionOpen(row.session_id)))) {
    throw new Refusal('link_ended');
  }
  const document = await documentOf(db, row.brand_id, row.document_id);
  const content = await storedFile(services, row);
  if (!document || !content) throw new Refusal('link_ended');
  return { content, contentType: CONTENT_TYPE[row.variant], name: nameOf(document.number, row.variant) };
}

const LOOK_EVERY_MS = 250;
/** A reader waits so long for a file that is rendered again; whoever comes later finds it. */
const LONGEST_WAIT_MS = 20_000;

/** One that is gone is asked for and waited for. */
async function storedFile({ db, files, jobs }: Services, row: TicketRow): Promise<Buffer | null> {
  const key = documentFileKey(row, row.variant);
  const stored = await files.get(key);
  if (stored) return stored;
  await jobs.enqueue(db, 'render-document', { documentId: row.document_id, variant: row.variant });
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    await pause(LOOK_EVERY_MS);
    const rendered = await files.get(key);
    if (rendered) return rendered;
  }
  return null;
}

/** "PI-26-27-000123.pdf": a slash would be a folder. */
function nameOf(number: string, variant: FileVariant): string {
  return `${number.replaceAll('/', '-')}.${variant === 'pdf_void' ? 'pdf' : variant}`;
}
