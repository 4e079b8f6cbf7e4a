/** When and why the registry lets an invoice be cancelled: whole, within hours, for one of four reasons. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { RegistrationState } from './registration-state.ts';

export const CANCEL_REASON_LABEL = {
  duplicate: 'Duplicate',
  data_entry: 'Data entry mistake',
  order_cancelled: 'Order cancelled',
  other: 'Other',
} as const;
export type CancelReason = keyof typeof CANCEL_REASON_LABEL;
export const CANCEL_REASONS = Object.keys(CANCEL_REASON_LABEL) as CancelReason[];

/** The two portals number the same reasons differently. */
export const INVOICE_CANCEL_CODE = {
  duplicate: '1',
  data_entry: '2',
  order_cancelled: '3',
  other: '4',
} as const satisfies Record<CancelReason, string>;
export const EWAY_CANCEL_CODE = {
  duplicate: 1,
  order_cancelled: 2,
  data_entry: 3,
  other: 4,
} as const satisfies Record<CancelReason, number>;

const HOUR_MS = 3_600_000;

export type Cancellable = {
  readonly kind: TaxDocument['kind'];
  readonly state: RegistrationState;
  readonly hasLeft: boolean;
  /** When the registry numbered it; null where it never did. */
  readonly ackAt: Date | null;
};

/** What stands against cancelling it now, or null. */
export function cancelProblem(
  { kind, state, hasLeft, ackAt }: Cancellable,
  now: Date,
  hours: number,
): string | null {
  if (kind === 'credit_note') return 'This credit note has given money back, so it can’t be cancelled.';
  if (hasLeft) {
    return 'The goods have left with this invoice, so it can’t be cancelled. Take it back with a credit note.';
  }
  if (state === 'waiting') return 'The registry hasn’t answered yet. Wait for its answer, then cancel.';
  if (state === 'refused' || ackAt === null) return null;
  return now.getTime() - ackAt.getTime() < hours * HOUR_MS
    ? null
    : `An invoice can be cancelled within ${hours} hours of its registration. Send the goods and take them back with a credit note.`;
}

export function cancelUntil(ackAt: Date, hours: number): Date {
  return new Date(ackAt.getTime() + hours * HOUR_MS);
}
