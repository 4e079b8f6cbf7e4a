/** How the buyers of the demo pay: at the sandbox's checkout, by bank, by letter of credit, or later. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { formatAmountInput } from '#demo/format-amount-input.ts';
import { largestTds } from '#domain/payments/buyer-tds.ts';
import type { PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { reportBankTransfer } from '#server/capabilities/payments/bank/report-bank-transfer.ts';
import { reportLetterOfCredit } from '#server/capabilities/payments/bank/report-letter-of-credit.ts';
import { createPaymentOrder } from '#server/capabilities/payments/pay/create-payment-order.ts';
import { settlePayment } from '#server/capabilities/payments/settle/settle-payment.ts';
import { verifyPayment } from '#server/capabilities/payments/settle/verify-payment.ts';
import {
  type SandboxMethod,
  type SandboxOutcome,
  type SimulatedCheckout,
  simulateCheckout,
} from '#server/integrations/payments/sandbox/simulate-checkout.ts';
import type { DemoContext } from '../demo-context.ts';
import { paperOf } from './bank-paper.ts';

type Due = { orderId: string; instalment?: number };

const AT_CHECKOUT = {
  card: 'card',
  upi: 'upi',
  net_banking: 'netbanking',
} as const satisfies Partial<Record<PaymentMethod, SandboxMethod>>;
type CheckoutMethod = keyof typeof AT_CHECKOUT;

const CHECKOUT_MINUTES = 3;

/** From the button to the provider's answer in the browser. */
export async function pays(context: DemoContext, due: Due & { method: CheckoutMethod }): Promise<void> {
  await paysAtCheckout(context, await begins(context, due, due.method), due.method);
}

export async function paysAtCheckout(
  context: DemoContext,
  payment: PaymentOrder,
  method: CheckoutMethod,
): Promise<void> {
  const answer = await checksOut(context, payment, method, 'success');
  const { providerOrderId = '', providerPaymentId = '', signature = '' } = answer;
  await verifyPayment(context.services, context.buyer, { providerOrderId, providerPaymentId, signature });
}

/** The bank says no; the provider tells us. */
export async function isOrderUnpayable(
  context: DemoContext,
  due: Due & { method: CheckoutMethod },
): Promise<void> {
  const payment = await begins(context, due, due.method);
  const { providerPaymentId = '' } = await checksOut(context, payment, due.method, 'failure');
  const provider = context.services.payments.forMarket(context.market);
  await settlePayment(context.services, provider, { providerPaymentId, reportedBy: 'webhook' });
}

/** All that is left of the plan waits for the tax invoice. */
export async function paysLater(context: DemoContext, due: Due): Promise<void> {
  await begins(context, due, 'credit');
}

export function begins(
  { services, tx, buyer }: DemoContext,
  { orderId, instalment = 1 }: Due,
  method: PaymentMethod,
): Promise<PaymentOrder> {
  return createPaymentOrder(services, buyer, { orderId, instalment, method }, (work) => work(tx));
}

async function checksOut(
  context: DemoContext,
  { providerOrderId }: PaymentOrder,
  method: CheckoutMethod,
  outcome: SandboxOutcome,
): Promise<SimulatedCheckout['answer']> {
  context.wait(CHECKOUT_MINUTES);
  const choice = { method: AT_CHECKOUT[method], outcome, webhooks: 'never' } as const;
  const played = await simulateCheckout(context.services, {
    providerOrderId: providerOrderId ?? '',
    ...choice,
  });
  if (!played) throw new Error('The sandbox does not know an order that it has just made.');
  return played.answer;
}

export type Transfer = Due & {
  /** Its number of that day at the buyer's bank. */
  serial: string;
  /** What of the asked amount was sent; all of it unless the story says otherwise. */
  sends?: (askedMinor: bigint) => bigint;
  /** With a thousandth kept back as tax. */
  keepsTax?: true;
};

const BANK_OF_BUYER = { IN: 'LCBKR5', BD: 'JDBDH', INTL: 'NLBHH' } as const satisfies Record<Market, string>;

/** Returns the number by which the transfer is found. */
export async function reportsTransfer(context: DemoContext, transfer: Transfer): Promise<string> {
  const { services, tx, buyer, zone, market } = context;
  const { paymentOrderId, amount } = await begins(context, transfer, 'bank_transfer');
  const requested = BigInt(amount.minor);
  const withheld = transfer.keepsTax ? largestTds(money(requested, amount.currency)).minor : 0n;
  const sent = transfer.sends?.(requested) ?? requested - withheld;
  const paidOn = dayInZone(services.clock.now(), zone);
  const utr = `${BANK_OF_BUYER[market]}${paidOn.replaceAll('-', '')}${transfer.serial}`;
  await reportBankTransfer(services, tx, buyer, {
    paymentOrderId,
    utr,
    amount: formatAmountInput(sent),
    withheld: formatAmountInput(withheld),
    paidOn,
    proofFileId: await paperOf(context, `transfer-${utr}`),
  });
  return utr;
}

/** Returns the number of the letter. */
export async function reportsLetterOfCredit(
  context: DemoContext,
  letter: Due & { serial: string },
): Promise<string> {
  const { services, tx, buyer, zone } = context;
  const { paymentOrderId, amount } = await begins(context, letter, 'letter_of_credit');
  const today = dayInZone(services.clock.now(), zone);
  const number = `JDB/LC/${today.slice(0, 4)}/${letter.serial}`;
  const reported = {
    number,
    bank: 'Jamuna Delta Bank (demo)',
    amount: formatAmountInput(BigInt(amount.minor)),
    expiresOn: addDays(today, 90),
  };
  const fileId = await paperOf(context, `letter-${letter.serial}`);
  await reportLetterOfCredit(services, tx, buyer, { paymentOrderId, ...reported, fileId });
  return number;
}
