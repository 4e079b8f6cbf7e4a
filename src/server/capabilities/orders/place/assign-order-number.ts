/** What an order is called, and the rules of the hour it is placed in. */
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { nextOrderSerial } from '#server/capabilities/order-records/orders.store.ts';
import { findPolicyVersion } from '#server/capabilities/policies/find-version.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Naming } from './order-columns.ts';

export async function assignOrderNumber(
  { ids }: Pick<Services, 'ids'>,
  tx: Queries,
  now: Date,
): Promise<Omit<Naming, 'heldUntil' | 'approval'>> {
  const serial = await nextOrderSerial(tx);
  return {
    orderId: ids.next(),
    number: writeRecordNumber({ kind: 'order', year: numberYear(now), serial }),
    policyVersion: await findPolicyVersion(tx, 'return-refund', now),
    now,
  };
}
