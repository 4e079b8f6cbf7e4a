/** An address for one download: plain https, because a web view cannot save what a page holds in memory. */
import type { Download } from '#contract/customer/documents.ts';
import type { DocumentFormat } from '#domain/documents/document-format.ts';
import { voidNotice } from '#domain/documents/void-document.ts';
import type { Queries } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import type { DocumentRow } from '../documents.store.ts';
import { askForFile } from './ask-for-file.ts';
import type { FileVariant } from './files.store.ts';
import { insertTicket } from './tickets.store.ts';

const OPEN_FOR_MS = 5 * 60_000;

/** A ticket ends with the link or the sign-in by which it was asked for. */
export type TicketHolder = { shareId: string } | { sessionId: string };

export async function issueTicket(
  services: Services,
  tx: Queries,
  document: DocumentRow,
  { format, holder }: { format: DocumentFormat; holder: TicketHolder },
): Promise<Download> {
  const variant = variantOf(document, format);
  const { state, progress } = await askForFile(services, tx, document, variant);
  if (state !== 'ready') return { state, progress, url: null };
  const ticket = newToken();
  const now = services.clock.now();
  await insertTicket(tx, {
    ticket_hash: hashToken(ticket),
    brand_id: document.brand_id,
    document_id: document.document_id,
    variant,
    share_id: 'shareId' in holder ? holder.shareId : null,
    session_id: 'sessionId' in holder ? holder.sessionId : null,
    created_at: now,
    expires_at: new Date(now.getTime() + OPEN_FOR_MS),
  });
  return { state, progress, url: `${originOf(services)}/download/${ticket}` };
}

/** What is void is only given out with the word on it. */
function variantOf(
  { replaced_by: replacedBy, void_reason: voidReason }: DocumentRow,
  format: DocumentFormat,
): FileVariant {
  return format === 'pdf' && voidNotice({ replacedBy, voidReason }) !== null ? 'pdf_void' : format;
}

function originOf({ config }: Services): string {
  return config.publicUrl ? new URL(config.publicUrl).origin : '';
}
