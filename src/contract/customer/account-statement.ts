/** The account of a company: what it owes, what it paid ahead, and every movement of a period. */
import * as z from 'zod/mini';
import { drawnPaperLink } from '#contract/customer/documents.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { day, dayInput, money } from '#contract/record-fields.ts';
import { AGES } from '#domain/payments/statement/ageing.ts';
import { CURRENCIES } from '#domain/shared/money.ts';

export const statementQuery = z.strictObject({
  /** Absent: the financial year so far. */
  from: z.optional(dayInput),
  to: z.optional(dayInput),
  /** Absent: the one the company buys in. */
  currency: z.optional(z.enum(CURRENCIES)),
});

export const agedSum = z.object({ age: z.enum(AGES), label: z.string(), amount: money });

export const accountStatement = z.object({
  company: z.string(),
  from: day,
  to: day,
  /** In which anything was ever booked. */
  currencies: z.array(z.enum(CURRENCIES)),
  /** Above zero it is owed by the company, below zero it belongs to the company. */
  opening: money,
  closing: money,
  charged: money,
  credited: money,
  lines: z.array(
    z.object({
      entryId: z.string(),
      on: day,
      label: z.string(),
      documentNumber: z.nullable(z.string()),
      orderNumber: z.nullable(z.string()),
      charged: money,
      credited: money,
      balance: money,
    }),
  ),
  /** As it stands now, whatever the period. */
  balances: z.object({
    invoices: money,
    paidAhead: money,
    accountCredit: money,
    toBeRefunded: money,
  }),
  /** Of the open invoices, by how long they have waited beyond their day. */
  ageing: z.array(agedSum),
});
export type StatementOfAccount = z.output<typeof accountStatement>;

export const readAccountStatement = defineEndpoint({
  method: 'GET',
  path: '/apifabric/account/statement/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'The statement of account of a period, with ageing',
  query: statementQuery,
  reply: accountStatement,
});

export const printAccountStatement = defineEndpoint({
  method: 'POST',
  path: '/apifabric/account/statement/pdf/',
  access: 'customer',
  companyRoles: ['accounts'],
  rateLimit: { perAddressPerHour: 300 },
  summary: 'An address for one download of the statement of account as a PDF',
  body: statementQuery,
  reply: drawnPaperLink,
});
