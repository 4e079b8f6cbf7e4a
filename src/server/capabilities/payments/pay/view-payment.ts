/** One payment after it was read or changed. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { type InstalmentRow, instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { transfersOf } from '../bank/bank-transfers.store.ts';
import { lettersOfCreditOf } from '../bank/letters-of-credit.store.ts';
import { sellerAddress } from '../sellers/seller-address.ts';
import { sellerOf } from '../sellers/sellers.store.ts';
import { type Checkout, NO_CHECKOUT } from './ask-provider.ts';
import { isTransferable } from './lock-payment.ts';
import { type PaymentOrderRow, paymentOrderOf } from './payment-orders.store.ts';
import { paymentOrderView } from './payments.view.ts';
import { sellerBankOf } from './seller-banks.store.ts';

type Owner = { brandId: string; paymentOrderId: string };

export type FoundPayment = { payment: PaymentOrderRow; order: OrderRow; instalment: InstalmentRow };

export async function findPayment(db: Queries, owner: Owner): Promise<FoundPayment> {
  const payment = await paymentOrderOf(db, owner);
  if (!payment) throw new Refusal('not_found');
  const order = await findOrder(db, payment.brand_id, payment.order_id);
  const instalments = await instalmentsOf(db, order);
  const instalment = instalments.find(({ instalment_id }) => instalment_id === payment.instalment_id);
  if (!instalment) throw new Refusal('not_found');
  return { payment, order, instalment };
}

export async function viewPayment(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  owner: Owner,
  checkout: Checkout = NO_CHECKOUT,
): Promise<PaymentOrder> {
  const { payment, order, instalment } = await findPayment(db, owner);
  const now = clock.now();
  const isLetter = payment.provider === 'letter_of_credit';
  const needsBank = payment.provider === 'bank' || isLetter;
  const seller = isLetter ? await sellerOf(db, order.seller_id) : undefined;
  return paymentOrderView(payment, {
    order,
    instalment,
    bank: needsBank ? ((await sellerBankOf(db, order, now)) ?? null) : null,
    transfers: isTransferable(payment) ? await transfersOf(db, payment) : [],
    letters: isLetter ? await lettersOfCreditOf(db, payment) : [],
    beneficiary: seller ? { name: seller.legal_name, address: sellerAddress(seller) } : null,
    checkout,
    now,
  });
}
