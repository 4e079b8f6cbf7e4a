/** What the desk keeps of a supplier: capacity and holidays, the GST register's word, and where it is paid. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text, textInput } from '#contract/fields.ts';
import { day, dayInput } from '#contract/record-fields.ts';
import { LONGEST_CAPACITY_NOTE, MOST_HOLIDAYS } from '#domain/suppliers/supplier-holidays.ts';

const params = z.strictObject({ supplierId: id });

const record = z.object({
  capacityNote: z.nullable(z.string()),
  /** Those that have not ended, the next first. */
  holidays: z.array(z.object({ from: day, to: day, reason: z.string() })),
  /** Null where its number was not checked yet, or is another one since. */
  gst: z.nullable(
    z.object({
      state: z.enum(['valid', 'error', 'not_checked']),
      legalName: z.nullable(z.string()),
      status: z.nullable(z.string()),
      problem: z.nullable(z.string()),
      checkedAt: instant,
    }),
  ),
  /** From where its goods leave: for e-way bills and e-invoices, which a buyer may read. */
  dispatchAddress: z.nullable(
    z.object({
      line1: z.string(),
      line2: z.nullable(z.string()),
      city: z.string(),
      pincode: z.string(),
      state: z.string(),
    }),
  ),
  bank: z.nullable(
    z.object({
      accountHolder: z.string(),
      accountMasked: z.string(),
      ifsc: z.string(),
      bankName: z.string(),
      changedAt: instant,
      changedBy: z.nullable(z.string()),
    }),
  ),
});
export type SupplierCare = z.output<typeof record>;

export const readSupplierRecord = defineEndpoint({
  method: 'GET',
  path: '/apidesk/suppliers/:supplierId/record/',
  access: 'staff',
  summary: 'Capacity, holidays, GST check and bank of a supplier; the account number stays masked',
  params,
  reply: record,
});

export const changeSupplierCapacity = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/suppliers/:supplierId/capacity/',
  access: 'staff',
  roles: ['desk', 'production', 'owner'],
  summary: 'Note what a supplier can take on, and on which days it is closed',
  params,
  body: z.strictObject({
    capacityNote: textInput(LONGEST_CAPACITY_NOTE),
    holidays: z
      .array(z.strictObject({ from: dayInput, to: dayInput, reason: text(80, 'Say why.') }))
      .check(z.maxLength(MOST_HOLIDAYS, 'Too many holidays.')),
  }),
  reply: record,
});

export const checkSupplierGst = defineEndpoint({
  method: 'POST',
  path: '/apidesk/suppliers/:supplierId/gst-check/',
  access: 'staff',
  roles: ['desk', 'accounts', 'owner'],
  summary: 'Ask the GST register about the number of a supplier',
  params,
  body: z.strictObject({}),
  reply: record,
});

export const changeDispatchAddress = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/suppliers/:supplierId/dispatch-address/',
  access: 'staff',
  roles: ['desk', 'production', 'owner'],
  summary:
    'Enter from where the goods of a supplier leave, without its name; the state follows from the PIN code. All fields empty: none',
  params,
  body: z.strictObject({
    line1: textInput(100),
    line2: textInput(100),
    city: textInput(50),
    pincode: textInput(20),
  }),
  reply: record,
});

export const changeSupplierBank = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/suppliers/:supplierId/bank/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  summary: 'Enter where a supplier is paid; the account number is typed twice and sealed',
  params,
  body: z.strictObject({
    accountHolder: textInput(),
    bankCode: textInput(40),
    accountNumber: textInput(60),
    accountNumberAgain: textInput(60),
  }),
  reply: record,
});
