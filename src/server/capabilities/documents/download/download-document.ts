import type { Download } from '#contract/customer/documents.ts';
import { type DocumentFormat, formatsOf } from '#domain/documents/document-format.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { DocumentRow } from '../documents.store.ts';
import { issueTicket, type TicketHolder } from './issue-ticket.ts';

/** For whoever is signed in and may see it; a format it does not have is not there. */
export async function downloadDocument(
  services: Services,
  tx: Queries,
  document: DocumentRow,
  wanted: { format: DocumentFormat; holder: TicketHolder },
): Promise<Download> {
  if (!formatsOf(document.type).includes(wanted.format)) throw new Refusal('not_found');
  return issueTicket(services, tx, document, wanted);
}
