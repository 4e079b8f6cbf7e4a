/** The desk's side of money: transfers to match, refunds to release, the ledger to read. */
import * as z from 'zod/mini';
import { order } from '#contract/customer/orders.ts';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { day, listOf, money, numericInput, paging, paragraph } from '#contract/record-fields.ts';
import { LEDGER_ACCOUNTS } from '#domain/payments/ledger/ledger-entry.ts';
import { BANK_TRANSFER_STATES } from '#domain/payments/methods/bank-transfer-state.ts';
import { LETTER_OF_CREDIT_STATES } from '#domain/payments/methods/letter-of-credit-state.ts';

const accounts = ['accounts', 'owner'] as const;

const bankTransfer = z.object({
  transferId: id,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  utr: z.string(),
  amount: money,
  expected: money,
  withheld: money,
  paidOn: day,
  state: z.enum(BANK_TRANSFER_STATES),
  reportedAt: instant,
  proofFileId: z.nullable(id),
});
export type BankTransfer = z.output<typeof bankTransfer>;

export const listBankTransfers = defineEndpoint({
  method: 'GET',
  path: '/apidesk/bank-transfers/',
  access: 'staff',
  roles: accounts,
  summary: 'Transfers that buyers told of, those that wait longest first',
  query: z.strictObject({ state: z._default(z.enum(BANK_TRANSFER_STATES), 'reported'), ...paging }),
  reply: listOf(bankTransfer),
});

export const readTransferProof = defineEndpoint({
  method: 'GET',
  path: '/apidesk/bank-transfers/:transferId/proof/',
  access: 'staff',
  roles: accounts,
  summary: 'What the buyer attached as proof of a transfer, by a link of a few minutes',
  params: z.strictObject({ transferId: id }),
  reply: storedFile,
});

export const readLetterCopy = defineEndpoint({
  method: 'GET',
  path: '/apidesk/letters-of-credit/:lcId/copy/',
  access: 'staff',
  roles: accounts,
  summary: 'The copy of a letter of credit, by a link of a few minutes',
  params: z.strictObject({ lcId: id }),
  reply: storedFile,
});

export const matchBankTransfer = defineEndpoint({
  method: 'POST',
  path: '/apidesk/bank-transfers/:transferId/match/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'transfer_match',
  summary:
    'The money is on our account: credit it, once; above the set sum, or above what was reported, by two people',
  params: z.strictObject({ transferId: id }),
  /** What the bank statement says; it counts, not what was reported. */
  body: z.strictObject({
    amount: numericInput,
    /** Where it was found on the statement: the amount has to stand in the line. */
    statementLine: z.optional(z.nullable(textInput(1000))),
  }),
  reply: bankTransfer,
});

export const refuseBankTransfer = defineEndpoint({
  method: 'POST',
  path: '/apidesk/bank-transfers/:transferId/refuse/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'No such money came',
  params: z.strictObject({ transferId: id }),
  body: z.strictObject({ reason: paragraph(300, 'Tell the buyer why.') }),
  reply: bankTransfer,
});

const letterOfCredit = z.object({
  lcId: id,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  number: z.string(),
  bank: z.string(),
  expiresOn: day,
  /** The sum of the letter. */
  amount: money,
  /** What the order asks of it; once goods are billed, what of them is open. */
  needed: money,
  state: z.enum(LETTER_OF_CREDIT_STATES),
  reportedAt: instant,
  fileId: z.nullable(id),
});
export type DeskLetterOfCredit = z.output<typeof letterOfCredit>;

export const listLettersOfCredit = defineEndpoint({
  method: 'GET',
  path: '/apidesk/letters-of-credit/',
  access: 'staff',
  roles: accounts,
  summary: 'Letters of credit by state, those that wait longest first',
  query: z.strictObject({ state: z._default(z.enum(LETTER_OF_CREDIT_STATES), 'reported'), ...paging }),
  reply: listOf(letterOfCredit),
});

export const settleLetterOfCredit = defineEndpoint({
  method: 'POST',
  path: '/apidesk/letters-of-credit/:lcId/settle/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'letter_of_credit',
  summary: 'Accept a letter of credit, mark it paid, or refuse it',
  params: z.strictObject({ lcId: id }),
  body: z.strictObject({
    state: z.enum(['accepted', 'paid', 'refused']),
    /** Required with `paid`: what came to our account, after what banks took on the way. */
    amount: z.optional(z.nullable(numericInput)),
  }),
  /** Above the set sum it waits for a second person. */
  reply: z.extend(order, { isWaiting: z.boolean() }),
});

/** `pending`: the provider works on it. */
export const REFUND_STATES = ['asked', 'approved', 'released', 'pending', 'sent', 'failed'] as const;

const refund = z.object({
  refundId: id,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  amount: money,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** Why the provider could not give it back; it can be released once more. */
  failureReason: z.nullable(z.string()),
  /** Above a set amount, two different people. */
  needsTwoPeople: z.boolean(),
  /** The member of staff out of whose act it came: gives neither of two words. */
  madeBy: z.nullable(id),
  /** Whose word is the first of two. */
  approvedBy: z.nullable(id),
  askedAt: instant,
});
export type Refund = z.output<typeof refund>;

export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/apidesk/refunds/',
  access: 'staff',
  roles: accounts,
  summary: 'Refunds by state, oldest first',
  query: z.strictObject({
    state: z._default(z.enum(REFUND_STATES), 'asked'),
    ...paging,
  }),
  reply: listOf(refund),
});

export const releaseRefund = defineEndpoint({
  method: 'POST',
  path: '/apidesk/refunds/:refundId/release/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'refund',
  summary: 'Release a refund; above the set amount the first person approves and a second one releases',
  params: z.strictObject({ refundId: id }),
  body: z.strictObject({}),
  reply: refund,
});

export const listRefusedProofs = defineEndpoint({
  method: 'GET',
  path: '/apidesk/refused-proofs/',
  access: 'staff',
  roles: accounts,
  summary:
    'Proofs of payment that were refused, newest first: forged, of another order, or with another amount',
  query: z.strictObject(paging),
  reply: listOf(
    z.object({
      proofId: id,
      company: z.nullable(z.string()),
      orderNumber: z.nullable(z.string()),
      provider: z.string(),
      /** Who brought it. */
      kind: z.enum(['browser', 'webhook', 'poll']),
      reason: z.string(),
      at: instant,
    }),
  ),
});

const ledgerPart = {
  orderId: z.optional(id),
  brandId: z.optional(id),
  /** The number of an order. */
  q: z.optional(textInput(80)),
};

export const readLedger = defineEndpoint({
  method: 'GET',
  path: '/apidesk/ledger/',
  access: 'staff',
  roles: accounts,
  summary: 'Ledger entries of an order, a company or an account, newest first',
  query: z.strictObject({
    ...ledgerPart,
    account: z.optional(z.enum(LEDGER_ACCOUNTS, 'Choose an account.')),
    ...paging,
  }),
  reply: listOf(
    z.object({
      entryId: id,
      kind: z.string(),
      label: z.string(),
      orderId: z.nullable(id),
      orderNumber: z.nullable(z.string()),
      company: z.string(),
      at: instant,
      lines: z.array(z.object({ account: z.string(), amount: money })),
    }),
  ),
});

export const readLedgerBalances = defineEndpoint({
  method: 'GET',
  path: '/apidesk/ledger-balances/',
  access: 'staff',
  roles: accounts,
  summary: 'What every account stands at, in all or for an order or a company',
  query: z.strictObject(ledgerPart),
  reply: z.array(z.object({ account: z.string(), label: z.string(), amount: money })),
});
