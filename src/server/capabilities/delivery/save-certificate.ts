/** The certificate that vouches for the recycled fibre of one shipment; a corrected one takes its place. */
import { CERTIFICATION_LABEL, type Certification } from '#domain/catalogue/quality-mark.ts';
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { latestDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { assertOwnFile } from '#server/capabilities/uploads/read-file.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type CertificateRow, certificatesOf, upsertCertificate } from './dispatches.store.ts';
import { lockDispatch } from './lock-dispatch.ts';
import { changeDispatch } from './move-dispatch.ts';

type SeenCertificate = { standard: string; number: string; issuedOn: string; fileId: string | null };

export type TransactionCertificate = {
  dispatchId: string;
  standard: Certification;
  number: string;
  issuedOn: CalendarDay;
  fileId?: string | undefined;
  /** The certificate that was known when this one was entered. */
  readAt?: SeenCertificate | null | undefined;
};

export async function saveCertificate(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { dispatchId, standard, number, issuedOn, fileId, readAt }: TransactionCertificate,
): Promise<void> {
  const { order, dispatch } = await lockDispatch(tx, dispatchId);
  if (!hasLeft(dispatch.status)) {
    throw new Refusal('illegal_transition', { from: dispatch.status, to: 'certified', actor: 'staff' });
  }
  const stored = (await certificatesOf(tx, order)).find(({ dispatch_id }) => dispatch_id === dispatchId);
  if (readAt !== undefined) assertStillSeen(readAt, stored);
  const now = services.clock.now();
  if (issuedOn > latestDay(now, order.zone))
    throw formRefusal({ issuedOn: "The day can't be in the future." });
  if (fileId) await assertOwnFile(tx, order.brand_id, fileId);
  await upsertCertificate(tx, {
    dispatch_id: dispatchId,
    brand_id: order.brand_id,
    standard,
    number,
    issued_on: issuedOn,
    // A corrected date of the same certificate keeps its file.
    file_id: fileId ?? (stored?.number === number ? stored.file_id : null),
    created_at: now,
  });
  const details = changeDetails({ number: stored?.number }, { number });
  await changeDispatch(services, tx, order, dispatch, { by, action: 'certificate_added', set: {}, details });
}

function assertStillSeen(readAt: SeenCertificate | null, stored: CertificateRow | undefined): void {
  assertUnchanged(readAt?.standard ?? null, stored ? CERTIFICATION_LABEL[stored.standard] : null);
  assertUnchanged(readAt?.number ?? null, stored?.number ?? null);
  assertUnchanged(readAt?.issuedOn ?? null, stored?.issued_on ?? null);
  assertUnchanged(readAt?.fileId ?? null, stored?.file_id ?? null);
}
