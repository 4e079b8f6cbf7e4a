/** A buyer abroad opens a letter of credit on our proforma invoice; staff compare it with the bank's own message. */

import type { reportLetterOfCredit as contract } from '#contract/customer/letters-of-credit.ts';
import type { Input } from '#contract/endpoint.ts';
import { readLetterOfCredit } from '#domain/payments/methods/letter-of-credit.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { extendHoldForBank } from '#server/capabilities/order-records/extend-hold.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockOpenPayment } from '../pay/lock-payment.ts';
import { amountOf, movePayment, recordPayment } from '../pay/move-payment.ts';
import { updatePaymentOrder } from '../pay/payment-orders.store.ts';
import { insertLetterOfCredit } from './letters-of-credit.store.ts';

type Reported = Input<typeof contract>['body'];

export async function reportLetterOfCredit(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { paymentOrderId, fileId, ...reported }: Reported & { paymentOrderId: string },
): Promise<void> {
  const { brandId } = buyer;
  const by = buyerInHistory(buyer);
  const owner = { brandId, paymentOrderId };
  const { order, payment } = await lockOpenPayment(
    services,
    tx,
    owner,
    ({ provider }) => provider === 'letter_of_credit',
  );
  const now = services.clock.now();
  const reading = readLetterOfCredit(reported, {
    today: dayInZone(now, order.zone),
    dispatchBy: order.dispatch_by,
    needed: amountOf(payment),
  });
  if (!reading.ok) throw formRefusalFor(reading.problems);
  const [file] = fileId ? await findOwnFiles(tx, brandId, [fileId.toLowerCase()]) : [];
  if (fileId && !file) throw formRefusal({ fileId: 'This file could not be found. Please attach it again.' });
  const { number, bank, amount, expiresOn } = reading.letter;
  await insertLetterOfCredit(tx, {
    lc_id: services.ids.next(),
    brand_id: brandId,
    payment_order_id: payment.payment_order_id,
    number,
    bank,
    amount_minor: amount.minor,
    currency: amount.currency,
    expires_on: expiresOn,
    file_id: file?.file_id ?? null,
    state: 'reported',
    reported_at: now,
  });
  if (payment.status !== 'attempted') {
    await movePayment(services, tx, payment, 'attempted', { as: 'customer', by });
  }
  await recordPayment(services, tx, payment, { by, action: 'letter_told', details: { letter: number } });
  const held = await extendHoldForBank(services, tx, order, {
    by,
    method: 'letter_of_credit',
    hasProof: file !== undefined,
  });
  if (held.held_until) await updatePaymentOrder(tx, payment, { expires_at: held.held_until });
}
