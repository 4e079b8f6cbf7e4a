/** What a ticket opens, once; a used, expired or unknown one, and one of an ended link or sign-in, opens nothing. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Parts } from '#server/parts.ts';
import { hashToken } from '#server/secrets/token.ts';
import { documentOf } from '../documents.store.ts';
import { documentFileKey, type FileVariant } from './files.store.ts';
import { redeemTicketRow } from './tickets.store.ts';

export type OpenedFile = { content: Buffer; contentType: string; name: string };

const CONTENT_TYPE = {
  pdf: 'application/pdf',
  pdf_void: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<FileVariant, string>;

export async function redeemTicket(
  { db, clock, files }: Parts,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
  ticket: string,
): Promise<OpenedFile> {
  const row = await redeemTicketRow(db, hashToken(ticket), clock.now());
  if (!row || (row.session_id !== null && !(await isSessionOpen(row.session_id)))) {
    throw new Refusal('link_ended');
  }
  const document = await documentOf(db, row.brand_id, row.document_id);
  const content = await files.get(documentFileKey(row, row.variant));
  if (!document || !content) throw new Refusal('link_ended');
  return { content, contentType: CONTENT_TYPE[row.variant], name: nameOf(document.number, row.variant) };
}

/** "PI-26-27-000123.pdf": a slash would be a folder. */
function nameOf(number: string, variant: FileVariant): string {
  return `${number.replaceAll('/', '-')}.${variant === 'pdf_void' ? 'pdf' : variant}`;
}
