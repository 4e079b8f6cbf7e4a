/** How the buyers of the demo pay: at the sandbox's checkout, by bank, by letter of credit, or later. */
import type { PaymentOrder } from '#contract/payments.ts';
import { largestTds } from '#domain/payments/buyer-tds.ts';
import type { PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { tellBankTransfer } from '#server/capabilities/payments/bank/tell-bank-transfer.ts';
import { tellLetterOfCredit } from '#server/capabilities/payments/bank/tell-letter-of-credit.ts';
import { createPaymentOrder } from '#server/capabilities/payments/pay/create-payment-order.ts';
import { settlePayment } from '#server/capabilities/payments/settle/settle-payment.ts';
import { verifyPayment } from '#server/capabilities/payments/settle/verify-payment.ts';
import {
  type Played,
  playCheckout,
  type SandboxMethod,
  type SandboxOutcome,
} from '#server/integrations/payments/sandbox/play-checkout.ts';
import { typedAmount } from '../../typed-amount.ts';
import type { Stage } from '../stage.ts';
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
export async function pays(stage: Stage, due: Due & { method: CheckoutMethod }): Promise<void> {
  await paysAtCheckout(stage, await begins(stage, due, due.method), due.method);
}

export async function paysAtCheckout(
  stage: Stage,
  payment: PaymentOrder,
  method: CheckoutMethod,
): Promise<void> {
  const answer = await checksOut(stage, payment, method, 'success');
  const { providerOrderId = '', providerPaymentId = '', signature = '' } = answer;
  await verifyPayment(stage.parts, stage.buyer, { providerOrderId, providerPaymentId, signature });
}

/** The bank says no; the provider tells us. */
export async function paysInVain(stage: Stage, due: Due & { method: CheckoutMethod }): Promise<void> {
  const payment = await begins(stage, due, due.method);
  const { providerPaymentId = '' } = await checksOut(stage, payment, due.method, 'failure');
  const provider = stage.parts.payments.forMarket(stage.market);
  await settlePayment(stage.parts, provider, { providerPaymentId, toldBy: 'webhook' });
}

/** All that is left of the plan waits for the tax invoice. */
export async function paysLater(stage: Stage, due: Due): Promise<void> {
  await begins(stage, due, 'credit');
}

export function begins(
  { parts, tx, buyer }: Stage,
  { orderId, instalment = 1 }: Due,
  method: PaymentMethod,
): Promise<PaymentOrder> {
  return createPaymentOrder(parts, buyer, { orderId, instalment, method }, (work) => work(tx));
}

async function checksOut(
  stage: Stage,
  { providerOrderId }: PaymentOrder,
  method: CheckoutMethod,
  outcome: SandboxOutcome,
): Promise<Played['answer']> {
  stage.wait(CHECKOUT_MINUTES);
  const choice = { method: AT_CHECKOUT[method], outcome, webhooks: 'never' } as const;
  const played = await playCheckout(stage.parts, { providerOrderId: providerOrderId ?? '', ...choice });
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
export async function tellsOfTransfer(stage: Stage, transfer: Transfer): Promise<string> {
  const { parts, tx, buyer, zone, market } = stage;
  const { paymentOrderId, amount } = await begins(stage, transfer, 'bank_transfer');
  const asked = BigInt(amount.minor);
  const withheld = transfer.keepsTax ? largestTds(money(asked, amount.currency)).minor : 0n;
  const sent = transfer.sends?.(asked) ?? asked - withheld;
  const paidOn = dayInZone(parts.clock.now(), zone);
  const utr = `${BANK_OF_BUYER[market]}${paidOn.replaceAll('-', '')}${transfer.serial}`;
  await tellBankTransfer(parts, tx, buyer, {
    paymentOrderId,
    utr,
    amount: typedAmount(sent),
    withheld: typedAmount(withheld),
    paidOn,
    proofFileId: await paperOf(stage, `transfer-${utr}`),
  });
  return utr;
}

/** Returns the number of the letter. */
export async function tellsOfLetter(stage: Stage, letter: Due & { serial: string }): Promise<string> {
  const { parts, tx, buyer, zone } = stage;
  const { paymentOrderId, amount } = await begins(stage, letter, 'letter_of_credit');
  const today = dayInZone(parts.clock.now(), zone);
  const number = `JDB/LC/${today.slice(0, 4)}/${letter.serial}`;
  const told = {
    number,
    bank: 'Jamuna Delta Bank (demo)',
    amount: typedAmount(BigInt(amount.minor)),
    expiresOn: addDays(today, 90),
  };
  const fileId = await paperOf(stage, `letter-${letter.serial}`);
  await tellLetterOfCredit(parts, tx, buyer, { paymentOrderId, ...told, fileId });
  return number;
}
