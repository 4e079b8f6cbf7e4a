/** What the registry gave an invoice or credit note, as it is printed on it. */
import type { RegistryMarks } from '#domain/documents/tax/registry-block.ts';
import type { RegistrationRow } from '#server/capabilities/delivery/registration/registrations.store.ts';

export function marksOf({
  irn,
  ack_number,
  ack_at,
  signed_qr,
  eway_bill,
}: RegistrationRow): RegistryMarks | null {
  if (ack_number === null || ack_at === null || signed_qr === null) return null;
  return { irn, ackNumber: ack_number, ackAt: ack_at, signedQr: signed_qr, ewayBill: eway_bill };
}
