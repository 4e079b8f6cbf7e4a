/** What is left of a paid instalment within the limit that staff set is given up, and the books say so. */
import { writeOffEntry } from '#domain/payments/ledger/postings.ts';
import { restToWriteOff } from '#domain/payments/write-off.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { lockInstalments, updateInstalment } from '#server/capabilities/order-records/order-instalments.ts';
import { findWriteOffLimit } from '#server/capabilities/order-records/tables/find-write-off-limit.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { recordPayment } from '../pay/move-payment.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';
import { closeOtherPayments } from './allocate-payment.ts';

/** Order and payment must be locked, and the money counted. */
export async function writeOffRest(
  services: Services,
  tx: Queries,
  order: OrderRow,
  payment: PaymentOrderRow,
  { cameByBank, by }: { cameByBank: boolean; by: HistoryActor },
): Promise<void> {
  const instalments = await lockInstalments(tx, order);
  // Money counts for its own part and then for the earliest, so a rest lies in one that is not paid whole.
  const begun = instalments.filter(({ state, paid_minor }) => state !== 'paid' && paid_minor > 0n);
  const row = begun.find(({ instalment_id }) => instalment_id === payment.instalment_id) ?? begun[0];
  if (!row) return;
  const now = services.clock.now();
  const limit = await findWriteOffLimit(tx, { currency: row.currency, cameByBank, now });
  const rest = restToWriteOff({ paid: money(row.paid_minor, row.currency), left: leftOf(row), limit });
  if (rest.minor === 0n) return;
  const entry = writeOffEntry(rest, row.invoiced_on !== null);
  await writeEntry(services, tx, order, `write-off:${row.instalment_id}`, entry);
  await updateInstalment(tx, row, { written_off_minor: rest.minor, state: 'paid', paid_at: now });
  await closeOtherPayments(services, tx, order, row, by);
  await recordPayment(services, tx, payment, {
    by,
    action: 'rest_written_off',
    details: { minor: String(rest.minor) },
  });
}
