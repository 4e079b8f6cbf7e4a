/** A payment order as its buyer sees it. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { PAYMENT_STATUS_LABEL } from '#domain/payments/payment-status.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { instalmentView } from '#server/capabilities/order-records/instalments.view.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { InstalmentRow } from '#server/capabilities/order-records/order-instalments.ts';
import type { TransferRow } from '../bank/bank-transfers.store.ts';
import type { LetterOfCreditRow } from '../bank/letters-of-credit.store.ts';
import { amountOf } from './move-payment.ts';
import type { PaymentOrderRow } from './payment-orders.store.ts';
import type { SellerBankRow } from './seller-banks.store.ts';

export type PaymentViewContext = {
  order: OrderRow;
  instalment: InstalmentRow;
  bank: SellerBankRow | null;
  transfers: readonly TransferRow[];
  letters: readonly LetterOfCreditRow[];
  beneficiary: PaymentOrder['beneficiary'];
  checkout: PaymentOrder['checkout'];
  now: Date;
};

export function paymentOrderView(row: PaymentOrderRow, context: PaymentViewContext): PaymentOrder {
  const { order, instalment, bank, transfers, checkout, now } = context;
  return {
    paymentOrderId: row.payment_order_id,
    orderId: order.order_id,
    orderNumber: order.number,
    fabId: order.fab_id,
    instalment: instalmentView(instalment, order, now),
    provider: row.provider,
    providerOrderId: row.provider_order_id,
    method: row.method,
    amount: moneyView(amountOf(row)),
    currency: row.currency,
    status: row.status,
    statusLabel: statusLabel(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    checkout,
    bank: bank && bankView(bank, order),
    transfers: transfers.map(({ utr, amount_minor, paid_on, state, refuse_reason }) => ({
      utr,
      amount: moneyView(money(amount_minor, row.currency)),
      paidOn: paid_on,
      state,
      refuseReason: refuse_reason,
    })),
    letters: context.letters.map((letter) => ({
      number: letter.number,
      bank: letter.bank,
      amount: moneyView(money(letter.amount_minor, row.currency)),
      expiresOn: letter.expires_on,
      state: letter.state,
    })),
    beneficiary: context.beneficiary,
  };
}

export function bankView(
  bank: SellerBankRow,
  { market, number }: Pick<OrderRow, 'market' | 'number'>,
): NonNullable<PaymentOrder['bank']> {
  return {
    name: bank.bank_name,
    holder: bank.holder,
    account: bank.account,
    codeLabel: MARKET_RULES[market].bankCodeLabel,
    code: bank.code,
    reference: number,
  };
}

/** On credit nothing is paid yet, and account credit goes nowhere. */
function statusLabel({ provider, status }: PaymentOrderRow): string {
  if (provider === 'advance' && status === 'refunded') return 'Back in your account credit';
  return provider === 'credit' && status === 'captured' ? 'Covered by credit' : PAYMENT_STATUS_LABEL[status];
}
