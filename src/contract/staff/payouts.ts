/** Account credit that goes back to companies: released by people, written into a file for the bank, confirmed by its UTR. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { listOf, money, paging, paragraph } from '#contract/record-fields.ts';
import { PAYOUT_STATES } from '#domain/payments/payout-state.ts';

const accounts = ['accounts', 'owner'] as const;
const oneOf = { params: z.strictObject({ payoutId: id }) };
const person = z.nullable(z.object({ staffId: id, name: z.string() }));

const payout = z.object({
  payoutId: id,
  number: z.string(),
  brandId: id,
  company: z.string(),
  amount: money,
  state: z.enum(PAYOUT_STATES),
  askedAt: instant,
  /** Above a set amount, two different people. */
  needsTwoPeople: z.boolean(),
  approvedBy: person,
  releasedBy: person,
  /** Of the transfer, or why it was refused. */
  reference: z.nullable(z.string()),
  fileNumber: z.nullable(z.int()),
  /** Where it goes, with the number masked; null when the company has removed its account. */
  account: z.nullable(
    z.object({ holder: z.string(), masked: z.string(), code: z.string(), bankName: z.string() }),
  ),
});
export type Payout = z.output<typeof payout>;

export const listPayouts = defineEndpoint({
  method: 'GET',
  path: '/apidesk/account-credit-payouts/',
  access: 'staff',
  roles: accounts,
  summary: 'Account credit to be paid out, by state, those that wait longest first',
  query: z.strictObject({ state: z._default(z.enum(PAYOUT_STATES), 'asked'), ...paging }),
  reply: listOf(payout),
});

export const releasePayout = defineEndpoint({
  method: 'POST',
  path: '/apidesk/account-credit-payouts/:payoutId/release/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'payout',
  summary: 'Release a payout; above the set amount the first person approves and a second one releases',
  ...oneOf,
  body: z.strictObject({}),
  reply: payout,
});

export const refusePayout = defineEndpoint({
  method: 'POST',
  path: '/apidesk/account-credit-payouts/:payoutId/refuse/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'payout',
  summary: 'The sum is account credit again, and the buyer reads why',
  ...oneOf,
  body: z.strictObject({ reason: paragraph(300, 'Tell the buyer why.') }),
  reply: payout,
});

export const confirmPayout = defineEndpoint({
  method: 'POST',
  path: '/apidesk/account-credit-payouts/:payoutId/confirm/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'The bank has transferred it, under this UTR',
  ...oneOf,
  body: z.strictObject({ utr: textInput(80) }),
  reply: payout,
});

export const returnPayout = defineEndpoint({
  method: 'POST',
  path: '/apidesk/account-credit-payouts/:payoutId/return/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'The bank did not transfer it: it has to be released again, or refused',
  ...oneOf,
  body: z.strictObject({ reason: paragraph(300, 'Write what the bank said.') }),
  reply: payout,
});

const payoutFile = z.object({
  fileId: id,
  number: z.int(),
  payouts: z.int(),
  total: money,
  madeBy: z.string(),
  madeAt: instant,
});
export type PayoutFile = z.output<typeof payoutFile>;

export const MOST_PAYOUTS_A_FILE = 100;

export const createPayoutFile = defineEndpoint({
  method: 'POST',
  path: '/apidesk/payout-files/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'bank_file',
  summary: 'Write released payouts of one currency into a file for the bank; each stands in one file only',
  body: z.strictObject({
    payoutIds: z
      .array(id)
      .check(
        z.minLength(1, 'Choose at least one payout.'),
        z.maxLength(MOST_PAYOUTS_A_FILE, `At most ${MOST_PAYOUTS_A_FILE} payouts a file.`),
      ),
  }),
  reply: z.object({
    /** Null when every one of them had to be released again. */
    file: z.nullable(payoutFile),
    /** Their buyers changed the bank account after the release. */
    toReleaseAgain: z.int(),
  }),
});

export const listPayoutFiles = defineEndpoint({
  method: 'GET',
  path: '/apidesk/payout-files/',
  access: 'staff',
  roles: accounts,
  summary: 'Bank files, newest first',
  query: z.strictObject(paging),
  reply: listOf(payoutFile),
});

/** Not idempotent: whoever fetches whole bank numbers leaves a row in the audit trail each time. */
export const downloadPayoutFile = defineEndpoint({
  method: 'POST',
  path: '/apidesk/payout-files/:fileId/download/',
  access: 'staff',
  roles: accounts,
  summary: 'The file with whole bank numbers, as CSV for the bank’s upload',
  params: z.strictObject({ fileId: id }),
  body: z.strictObject({}),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
});
