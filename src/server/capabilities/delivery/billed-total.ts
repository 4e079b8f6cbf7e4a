import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import type { FoundDispatch } from './find-dispatches.ts';

/** What the tax invoices of an order come to once its last shipment has left; null while more may come. */
export function billedTotal(dispatches: readonly FoundDispatch[]): bigint | null {
  const sent = dispatches.filter(({ status }) => hasLeft(status));
  if (!sent.some(({ is_last }) => is_last)) return null;
  let total = 0n;
  for (const { invoice } of sent) {
    if (invoice === null) return null;
    total += invoice.total_minor;
  }
  return total;
}
