/** Paying by UPI app: the link that opens it on this phone, and the same as a code for another one. */
import { renderSVG } from 'uqr';
import type { readUpi as contract } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { upiIntentUrl } from '#domain/payments/methods/upi-intent.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { amountOf } from './move-payment.ts';
import { closedMethod } from './payable-instalment.ts';
import { OPEN_STATUSES } from './payment-orders.store.ts';
import { sellerBankOf, upiLimitOf } from './seller-banks.store.ts';
import { findPayment } from './view-payment.ts';

/** The white border that readers need, in modules. */
const QUIET_ZONE = 4;

export async function readUpi(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  owner: { brandId: string; paymentOrderId: string },
): Promise<Reply<typeof contract>> {
  const { payment, order } = await findPayment(db, owner);
  const now = clock.now();
  const isOpen = OPEN_STATUSES.some((status) => status === payment.status) && payment.expires_at > now;
  if (!isOpen || payment.method !== 'upi') {
    throw new Refusal('illegal_transition', {
      from: payment.status,
      to: 'attempted',
      method: payment.method,
    });
  }
  const bank = await sellerBankOf(db, order, now);
  const intentUrl =
    bank?.vpa &&
    upiIntentUrl({
      vpa: bank.vpa,
      payeeName: bank.holder,
      amount: amountOf(payment),
      reference: payment.payment_order_id,
      note: order.number,
      limit: upiLimitOf(bank),
    });
  if (!bank?.vpa || !intentUrl)
    throw closedMethod('UPI can’t be used for this payment. Choose another way to pay.');
  return { vpa: bank.vpa, intentUrl, qr: renderSVG(intentUrl, { ecc: 'M', border: QUIET_ZONE }) };
}
