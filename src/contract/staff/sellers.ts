/** Who writes the invoices and where buyers send transfers; the newest row that has begun counts. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { day, dayInput } from '#contract/record-fields.ts';
import { MSME_CLASSES } from '#domain/account/tax-numbers/msme.ts';
import { CURRENCIES } from '#domain/shared/money.ts';

const owner = ['owner'] as const;

/** Absent: at once. A day begins at midnight in India, where the books are kept. */
const from = z.optional(z.nullable(dayInput));

const sellerBank = z.object({
  currency: z.enum(CURRENCIES),
  bankName: z.string(),
  branch: z.nullable(z.string()),
  holder: z.string(),
  account: z.string(),
  code: z.string(),
  vpa: z.nullable(z.string()),
  /** What one UPI payment may carry; null: what is usual, a lakh. */
  upiLimit: z.nullable(z.object({ minor: z.string(), currency: z.enum(CURRENCIES) })),
  effectiveFrom: instant,
  /** Shown to buyers now. */
  isCurrent: z.boolean(),
  /** Until then it can be withdrawn. */
  hasBegun: z.boolean(),
  /** Null: it was there before two people were asked. */
  enteredBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
});

const seller = z.object({
  sellerId: id,
  legalName: z.string(),
  gstin: z.string(),
  pan: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  address: z.string(),
  /** Null: entered before invoices were ours; goods leave only with both. */
  city: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  lut: z.nullable(z.string()),
  /** Null: entered before the date was asked for. */
  lutDatedOn: z.nullable(day),
  /** "26-27": exports leave under it in this financial year only. */
  lutFinancialYear: z.nullable(z.string()),
  iec: z.nullable(z.string()),
  /** Of its own Udyam registration: whoever buys from a micro or small seller pays within 45 days. */
  msmeClass: z.nullable(z.enum(MSME_CLASSES)),
  /** SV/26-27/000123: what its invoice numbers begin with. */
  invoicePrefix: z.string(),
  /** Its invoices come from another program: number and total are typed. */
  invoicesElsewhere: z.boolean(),
  /** Above the threshold of e-invoicing: the registry numbers its invoices. */
  registersInvoices: z.boolean(),
  effectiveFrom: instant,
  /** Writes the invoices of orders placed now. */
  isCurrent: z.boolean(),
  /** Once an order names it, a change is a new row. */
  canChange: z.boolean(),
  revision: z.int(),
  banks: z.array(sellerBank),
});
export type Seller = z.output<typeof seller>;

const sellerFields = {
  legalName: textInput(200),
  gstin: textInput(40),
  address: textInput(400),
  city: textInput(80),
  pincode: textInput(20),
  lut: z.optional(z.nullable(textInput(80))),
  lutDatedOn: z.optional(z.nullable(dayInput)),
  lutFinancialYear: z.optional(z.nullable(textInput(20))),
  iec: z.optional(z.nullable(textInput(40))),
  msmeClass: z.optional(z.nullable(z.enum(MSME_CLASSES, 'Choose micro, small or medium.'))),
  invoicePrefix: z.optional(z.nullable(textInput(10))),
  invoicesElsewhere: z.optional(z.boolean()),
  registersInvoices: z.optional(z.boolean()),
  effectiveFrom: from,
};
const params = z.strictObject({ sellerId: id });

export const listSellers = defineEndpoint({
  method: 'GET',
  path: '/apidesk/sellers/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  summary: 'The sellers of all times with their bank accounts, the one that begins last first',
  reply: z.array(seller),
});

export const addSeller = defineEndpoint({
  method: 'POST',
  path: '/apidesk/sellers/',
  access: 'staff',
  roles: owner,
  idempotent: true,
  summary: 'Add a seller; one of the same PAN takes over the bank accounts that hold now',
  body: z.strictObject(sellerFields),
  reply: seller,
});

export const changeSeller = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/sellers/:sellerId/',
  access: 'staff',
  roles: owner,
  summary: 'Correct a seller that no order names yet',
  params,
  body: z.strictObject({ ...sellerFields, revision: z.optional(z.int()) }),
  reply: seller,
});

export const addSellerBank = defineEndpoint({
  method: 'POST',
  path: '/apidesk/sellers/:sellerId/banks/',
  access: 'staff',
  roles: owner,
  idempotent: true,
  money: 'seller_bank',
  summary:
    'Enter a bank account, after a fresh code: a second person lets it in, and buyers pay there a day later at the earliest',
  params,
  body: z.strictObject({
    currency: z.enum(CURRENCIES, 'Choose a currency.'),
    bankName: textInput(200),
    branch: z.optional(z.nullable(textInput(300))),
    holder: textInput(200),
    account: textInput(60),
    code: textInput(40),
    vpa: z.optional(z.nullable(textInput(300))),
    upiLimit: z.optional(z.nullable(textInput(40))),
    effectiveFrom: from,
  }),
  reply: seller,
});

export const withdrawSellerBank = defineEndpoint({
  method: 'POST',
  path: '/apidesk/sellers/:sellerId/banks/withdraw/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  idempotent: true,
  summary: 'Take back a bank account before its first day',
  params,
  body: z.strictObject({ currency: z.enum(CURRENCIES, 'Choose a currency.'), effectiveFrom: instant }),
  reply: seller,
});
