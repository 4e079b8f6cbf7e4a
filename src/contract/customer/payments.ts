/** Paying: one payment order an instalment, many attempts, two proofs, one effect. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { instalment, PAYMENT_METHODS } from '#contract/order-fields.ts';
import { day, listOf, money, numericInput, paging } from '#contract/record-fields.ts';
import { BANK_TRANSFER_STATES } from '#domain/payments/methods/bank-transfer-state.ts';
import { LETTER_OF_CREDIT_STATES } from '#domain/payments/methods/letter-of-credit-state.ts';
import { drawnCloth } from './requests.ts';

export const PAYMENT_STATUSES = [
  'created',
  'attempted',
  'captured',
  'failed',
  'expired',
  'refunded',
] as const;
const params = z.strictObject({ paymentOrderId: id });

/** What the browser needs to open the provider's own page; card data never comes to us. */
const checkout = z.object({
  kind: z.enum(['page', 'razorpay', 'stripe', 'none']),
  /** Where the provider's page is. */
  url: z.nullable(z.string()),
  keyId: z.nullable(z.string()),
  clientSecret: z.nullable(z.string()),
});

export const paymentOrder = z.object({
  paymentOrderId: id,
  orderId: id,
  orderNumber: z.string(),
  fabId: id,
  instalment,
  provider: z.string(),
  providerOrderId: z.nullable(z.string()),
  method: z.enum(PAYMENT_METHODS),
  amount: money,
  currency: z.enum(['INR', 'USD']),
  status: z.enum(PAYMENT_STATUSES),
  statusLabel: z.string(),
  createdAt: instant,
  expiresAt: instant,
  checkout,
  /** Where a transfer goes, or the bank that a letter of credit is advised to; to copy. */
  bank: z.nullable(
    z.object({
      name: z.string(),
      holder: z.string(),
      account: z.string(),
      codeLabel: z.string(),
      code: z.string(),
      reference: z.string(),
    }),
  ),
  transfers: z.array(
    z.object({
      utr: z.string(),
      amount: money,
      paidOn: day,
      state: z.enum(BANK_TRANSFER_STATES),
      refuseReason: z.nullable(z.string()),
    }),
  ),
  letters: z.array(
    z.object({
      number: z.string(),
      bank: z.string(),
      amount: money,
      expiresOn: day,
      state: z.enum(LETTER_OF_CREDIT_STATES),
    }),
  ),
  /** In whose favour a letter of credit is opened; its bank stands under `bank`. */
  beneficiary: z.nullable(z.object({ name: z.string(), address: z.string() })),
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const createPaymentOrder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/orders/',
  access: 'customer',
  companyRoles: ['accounts'],
  idempotent: true,
  asksOutside: true,
  bulkhead: 'vital',
  summary: 'Begin to pay an instalment; the amount comes from the order alone',
  body: z.strictObject({
    orderId: id,
    /** Its place in the plan, from 1. */
    instalment: z.int().check(z.minimum(1), z.maximum(6)),
    method: z.enum(PAYMENT_METHODS, 'Choose how to pay.'),
    /** Account credit pays first, and only the rest goes this way. */
    appliesAccountCredit: z.optional(z.boolean()),
  }),
  reply: paymentOrder,
});

export const verifyPayment = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/verify/',
  access: 'customer',
  companyRoles: ['accounts'],
  asksOutside: true,
  bulkhead: 'vital',
  summary: 'The answer the provider gave to the browser; checked with our own stored order id',
  body: z.strictObject({
    providerOrderId: textInput(120),
    providerPaymentId: textInput(120),
    signature: textInput(300),
  }),
  reply: z.object({
    isPaymentSignatureValid: z.boolean(),
    status: z.enum(PAYMENT_STATUSES),
    orderId: z.nullable(id),
  }),
});

/** One line of the payments page. */
export const paymentLine = z.object({
  orderId: id,
  orderNumber: z.string(),
  orderStatus: z.int(),
  fabId: id,
  quality: z.string(),
  cloth: drawnCloth,
  instalment,
  paidAt: z.nullable(instant),
  /** The payment under way, or the one that settled it. */
  paymentOrderId: z.nullable(id),
  /** Null: that payment has no receipt, because no money came by it. */
  receiptNumber: z.nullable(z.string()),
});
export type PaymentLine = z.output<typeof paymentLine>;

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/apifabric/payments/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Instalments that are due, overdue or paid, and the credit meter',
  query: z.strictObject({ status: z._default(z.enum(['due', 'overdue', 'paid']), 'due'), ...paging }),
  reply: z.extend(listOf(paymentLine), {
    counts: z.object({ due: z.int(), overdue: z.int(), paid: z.int() }),
    credit: z.object({
      limit: money,
      used: money,
      free: money,
      nextDueOn: z.nullable(day),
    }),
    /** Money paid too much, kept for the next order. */
    advance: money,
  }),
});

export const readPayment = defineEndpoint({
  method: 'GET',
  path: '/apifabric/payments/:paymentOrderId/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  bulkhead: 'vital',
  summary: 'One payment as it stands now',
  params,
  reply: paymentOrder,
});

const receipt = z.object({
  /** SV/26-27/R00001 */
  number: z.string(),
  givenAt: instant,
  seller: z.object({ name: z.string(), gstin: z.string(), address: z.string() }),
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  quality: z.string(),
  instalmentLabel: z.string(),
  amount: money,
  /** Tax deducted by the buyer, which counts like money. */
  withheld: money,
  amountInWords: z.string(),
  methodLabel: z.string(),
  /** "UTR", "Payment id" or "Letter of credit". */
  referenceLabel: z.string(),
  reference: z.string(),
  orderTotal: money,
  /** Of the whole order, after this payment. */
  left: money,
  /** What of it was more than the order asked for: kept in advance, as account credit. */
  accountCredit: money,
  /** Of an order that was cancelled later: when and why. */
  cancelled: z.nullable(z.object({ at: instant, reason: z.nullable(z.string()) })),
});
export type Receipt = z.output<typeof receipt>;

export const readReceipt = defineEndpoint({
  method: 'GET',
  path: '/apifabric/payments/:paymentOrderId/receipt/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The receipts of a payment, the earliest first; each part that came has one of its own',
  params,
  reply: z.object({ receipts: z.array(receipt) }),
});

export const readUpi = defineEndpoint({
  method: 'GET',
  path: '/apifabric/payments/:paymentOrderId/upi/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'UPI by intent link and QR, up to ₹1,00,000',
  params,
  reply: z.object({ vpa: z.string(), intentUrl: z.string(), /** An SVG document. */ qr: z.string() }),
});

export const reportBankTransfer = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/:paymentOrderId/bank-transfer/',
  access: 'customer',
  companyRoles: ['accounts'],
  idempotent: true,
  summary: 'Report a NEFT or RTGS transfer; staff match it with the bank statement',
  params,
  body: z.strictObject({
    utr: textInput(40),
    amount: numericInput,
    paidOn: textInput(10),
    /** Tax deducted by the buyer, which is not still due. */
    withheld: z.optional(z.nullable(numericInput)),
    proofFileId: z.optional(z.nullable(id)),
  }),
  reply: paymentOrder,
});

export const openPaymentLink = defineEndpoint({
  method: 'POST',
  path: '/api/public/payments/open',
  access: 'public',
  rateLimit: { perAddressPerHour: 300 },
  asksOutside: true,
  bulkhead: 'vital',
  summary: 'The payment behind a signed link: invoice, amount, card, Swift details to copy',
  body: z.strictObject({ key: textInput(200) }),
  reply: z.object({
    company: z.string(),
    orderNumber: z.string(),
    quality: z.string(),
    amount: money,
    status: z.enum(PAYMENT_STATUSES),
    validUntil: instant,
    checkout,
    providerOrderId: z.nullable(z.string()),
    bank: paymentOrder.shape.bank,
  }),
});

export const listPaymentLinks = defineEndpoint({
  method: 'GET',
  path: '/apifabric/payment-links/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'The links by which somebody else can pay that are still open, newest first',
  reply: z.array(
    z.object({ linkId: id, orderId: id, orderNumber: z.string(), createdAt: instant, expiresAt: instant }),
  ),
});

export const endPaymentLink = defineEndpoint({
  method: 'DELETE',
  path: '/apifabric/payment-links/:linkId/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Take back a link before its time',
  params: z.strictObject({ linkId: id }),
  reply: z.object({ success: z.literal(true) }),
});

export const createPaymentLink = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/:paymentOrderId/link/',
  access: 'customer',
  companyRoles: ['accounts'],
  idempotent: true,
  summary: 'A link by which somebody else can pay, for 7 days',
  params,
  body: z.strictObject({}),
  reply: z.object({ url: z.string(), expiresAt: instant }),
});
