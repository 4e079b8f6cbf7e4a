/** What an order is called, and the rules and days of the hour it is placed in. */
import { timeZoneOf } from '#domain/shared/calendar.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { findPolicyVersion } from '#server/capabilities/policies/find-version.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { nextOrderSerial } from '../orders.store.ts';
import type { Naming } from './order-columns.ts';
import type { Orderer } from './read-details.ts';

export async function nameOrder(
  { ids }: Pick<Parts, 'ids'>,
  tx: Queries,
  { customerId, market }: Orderer,
  now: Date,
): Promise<Omit<Naming, 'heldUntil'>> {
  const serial = await nextOrderSerial(tx);
  const customer = await findCustomerById(tx, customerId);
  return {
    orderId: ids.next(),
    number: writeRecordNumber({ kind: 'order', year: numberYear(now), serial }),
    policyVersion: await findPolicyVersion(tx, 'return-refund', now),
    zone: timeZoneOf(market, customer?.time_zone),
    now,
  };
}
