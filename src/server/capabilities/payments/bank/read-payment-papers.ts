/** What buyers attached to a transfer or a letter of credit, for whoever compares it with the bank. */
import type { StoredFile } from '#contract/customer/uploads.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Services } from '#server/services.ts';
import { deskTransferOf } from './bank-transfers.store.ts';
import { letterFileOf } from './letters-of-credit.store.ts';

type Attached = { brand_id: string; file_id: string | null } | undefined;

export async function readTransferProof(
  services: Services,
  sessionId: string,
  transferId: string,
): Promise<StoredFile> {
  const transfer = await deskTransferOf(services.db, transferId);
  return attachedFile(services, sessionId, transfer && { ...transfer, file_id: transfer.proof_file_id });
}

export async function readLetterCopy(
  services: Services,
  sessionId: string,
  lcId: string,
): Promise<StoredFile> {
  return attachedFile(services, sessionId, await letterFileOf(services.db, lcId));
}

async function attachedFile(services: Services, sessionId: string, attached: Attached): Promise<StoredFile> {
  if (!attached?.file_id) throw new Refusal('not_found');
  const [file] = await findOwnFiles(services.db, attached.brand_id, [attached.file_id]);
  if (!file) throw new Refusal('not_found');
  return storedFileOf(services, { brandId: attached.brand_id, sessionId }, file);
}
