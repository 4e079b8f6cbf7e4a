/** Books: the register of invoices, returns and files for other programs, and what exports brought home. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';
import { day, dayInput, listOf, money, numericInput, paging } from '#contract/record-fields.ts';
import { BOOK_FILE_KINDS } from '#domain/books/book-files.ts';
import { BOOK_RULE_NAMES } from '#domain/books/book-rules.ts';
import { REALISATION_STATES } from '#domain/books/realisation.ts';
import { REGISTRATION_STATES } from '#domain/books/registration/registration-state.ts';

const accounts = ['accounts', 'owner'] as const;
const invoiceParams = z.strictObject({ dispatchId: id });

/** "2026-11". */
const month = z.string('Choose a month.').check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month.'));
const gstin = z.string('Choose a seller.').check(z.regex(/^[0-9A-Z]{15}$/, 'Choose a seller.'));

const taxSums = z.object({
  taxable: money,
  igst: money,
  cgst: money,
  sgst: money,
  roundOff: money,
  total: money,
});

const registeredInvoice = z.object({
  /** Of a credit note: its own id. */
  dispatchId: id,
  /** Amounts of a credit note are below zero. */
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issuedOn: day,
  seller: z.string(),
  brandId: id,
  company: z.string(),
  buyerGstin: z.nullable(z.string()),
  placeOfSupply: z.string(),
  /** Null: of a swatch, whose number stands in the place of the order’s. */
  orderId: z.nullable(id),
  orderNumber: z.string(),
  isSwatch: z.boolean(),
  ...taxSums.shape,
  /** Of a seller above the threshold: how far it is at the e-invoice registry, and the number it has from there. */
  registration: z.nullable(z.object({ state: z.enum(REGISTRATION_STATES), irn: z.nullable(z.string()) })),
  /** Those written before invoices were kept whole have no files. */
  hasFiles: z.boolean(),
});
export type RegisteredInvoice = z.output<typeof registeredInvoice>;

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/invoices/',
  access: 'staff',
  roles: accounts,
  summary:
    'Invoices and credit notes of a month, newest first, with their sums; by seller, number, order or company',
  query: z.strictObject({
    month: z.optional(month),
    gstin: z.optional(gstin),
    q: z.optional(textInput(80)),
    ...paging,
  }),
  reply: z.object({
    ...listOf(registeredInvoice).shape,
    month: z.string(),
    /** One for each currency. */
    sums: z.array(taxSums),
  }),
});

const creditNote = z.object({
  noteId: id,
  number: z.string(),
  issuedOn: day,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  issueId: id,
  claimNumber: z.string(),
  /** The one invoice it takes back from; null for some of those written before notes were kept whole. */
  invoiceNumber: z.nullable(z.string()),
  tax: money,
  total: money,
  /** Of the buyer’s input credit; null where none was taken. */
  reversal: z.nullable(z.object({ askedOn: day, confirmedOn: z.nullable(day) })),
});
export type CreditNote = z.output<typeof creditNote>;

export const listCreditNotes = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/credit-notes/',
  access: 'staff',
  roles: accounts,
  summary: 'Credit notes with the buyer’s reversal of input credit, newest first; or those still open',
  query: z.strictObject({ q: z.optional(textInput(80)), open: z.optional(z.enum(['yes'])), ...paging }),
  reply: listOf(creditNote),
});

export const confirmReversal = defineEndpoint({
  method: 'POST',
  path: '/apidesk/books/credit-notes/:noteId/reversal/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'The buyer has said on which day it reversed the input credit of a credit note',
  params: z.strictObject({ noteId: id }),
  body: z.strictObject({ confirmedOn: dayInput }),
  reply: creditNote,
});

const section = z.object({
  name: z.string(),
  label: z.string(),
  papers: z.int(),
  taxable: money,
  tax: money,
});

export const readReturn = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/returns/',
  access: 'staff',
  roles: accounts,
  summary:
    'GSTR-1 of a seller and month before it is filed: what is wrong, what is missing, and its sections',
  query: z.strictObject({ gstin, month }),
  reply: z.object({
    /** As long as there are any, no file is written. */
    problems: z.array(z.string()),
    missing: z.array(z.string()),
    sections: z.array(section),
  }),
});

/** Not idempotent: whoever takes a file leaves a row in the audit trail each time. */
const preparedFile = z.object({ url: z.nullable(z.string()), problems: z.array(z.string()) });

export const prepareBookFile = defineEndpoint({
  method: 'POST',
  path: '/apidesk/books/files/',
  access: 'staff',
  roles: accounts,
  summary:
    'An address for one download of a file for portals, Tally or a spreadsheet; or what keeps it from being written',
  body: z.strictObject({
    kind: z.enum(BOOK_FILE_KINDS, 'Choose a file.'),
    gstin: z.optional(gstin),
    month: z.optional(month),
    dispatchId: z.optional(id),
    /** Of a delivery challan: the claim it was written for. */
    issueId: z.optional(id),
  }),
  reply: preparedFile,
});

export const prepareEwayBillFile = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/e-way-bill-file/',
  access: 'staff',
  roles: ['production', ...accounts],
  summary:
    'An address for one download of the e-way bill of a shipment, also before its goods leave; or what keeps it from being written',
  params: invoiceParams,
  body: z.strictObject({}),
  reply: preparedFile,
});

const remittance = z.object({
  remittanceId: id,
  reference: z.string(),
  ebrc: z.nullable(z.string()),
  receivedOn: day,
  amount: money,
  revision: z.int(),
});

const exportInvoice = z.object({
  dispatchId: id,
  number: z.string(),
  issuedOn: day,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  total: money,
  realised: money,
  state: z.enum(REALISATION_STATES),
  /** The last day for the money to come in. */
  limit: day,
  shippingBill: z.nullable(
    z.object({ number: z.string(), billedOn: day, portCode: z.string(), revision: z.int() }),
  ),
  remittances: z.array(remittance),
});
export type ExportInvoice = z.output<typeof exportInvoice>;

export const listExportInvoices = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/exports/',
  access: 'staff',
  roles: accounts,
  summary: 'Export invoices with shipping bill and the money that came for them, newest first',
  query: z.strictObject({ q: z.optional(textInput(80)), open: z.optional(z.enum(['yes'])), ...paging }),
  reply: listOf(exportInvoice),
});

export const saveShippingBill = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/books/exports/:dispatchId/shipping-bill/',
  access: 'staff',
  roles: accounts,
  summary: 'Enter or correct the shipping bill of an export',
  params: invoiceParams,
  body: z.strictObject({
    number: textInput(40),
    billedOn: dayInput,
    portCode: textInput(40),
    /** Absent: there was none. */
    revision: z.optional(z.int()),
  }),
  reply: exportInvoice,
});

const remittanceFields = {
  reference: textInput(80),
  ebrc: z.optional(z.nullable(textInput(80))),
  receivedOn: dayInput,
  amount: numericInput,
};

export const addRemittance = defineEndpoint({
  method: 'POST',
  path: '/apidesk/books/exports/:dispatchId/remittances/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'Enter money that came from abroad for an export, by the bank’s FIRC or IRM',
  params: invoiceParams,
  body: z.strictObject(remittanceFields),
  reply: exportInvoice,
});

export const changeRemittance = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/books/remittances/:remittanceId/',
  access: 'staff',
  roles: accounts,
  summary: 'Correct a remittance, or add its e-BRC',
  params: z.strictObject({ remittanceId: id }),
  body: z.strictObject({ ...remittanceFields, revision: z.int() }),
  reply: exportInvoice,
});

const bookRule = z.object({
  name: z.enum(BOOK_RULE_NAMES),
  value: z.string(),
  effectiveFrom: day,
  isCurrent: z.boolean(),
  setBy: z.nullable(z.string()),
});
export type BookRuleRow = z.output<typeof bookRule>;

export const listBookRules = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/rules/',
  access: 'staff',
  roles: accounts,
  summary: 'What portals and laws set from a day on, and the names of ledgers in Tally',
  reply: z.array(bookRule),
});

export const addBookRule = defineEndpoint({
  method: 'POST',
  path: '/apidesk/books/rules/',
  access: 'staff',
  roles: ['owner'],
  idempotent: true,
  summary: 'Set a rule from a day on; rows of the past stay',
  body: z.strictObject({
    name: z.enum(BOOK_RULE_NAMES, 'Choose a rule.'),
    value: textInput(120),
    effectiveFrom: dayInput,
  }),
  reply: z.array(bookRule),
});
