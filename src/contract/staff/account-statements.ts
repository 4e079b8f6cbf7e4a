/** What customers owe: the account of one of them, and all by the age of their open invoices. */
import * as z from 'zod/mini';
import { accountStatement, agedSum, statementQuery } from '#contract/customer/account-statement.ts';
import { drawnPaperLink } from '#contract/customer/documents.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';
import { listOf, money, paging } from '#contract/record-fields.ts';

const accounts = ['accounts', 'owner'] as const;

export const readCompanyStatement = defineEndpoint({
  method: 'GET',
  path: '/apidesk/companies/:brandId/statement/',
  access: 'staff',
  roles: accounts,
  summary: 'The statement of account of a company, with ageing',
  params: z.strictObject({ brandId: id }),
  query: statementQuery,
  reply: accountStatement,
});

export const printCompanyStatement = defineEndpoint({
  method: 'POST',
  path: '/apidesk/companies/:brandId/statement/pdf/',
  access: 'staff',
  roles: accounts,
  rateLimit: { perAddressPerHour: 300 },
  summary: 'An address for one download of a company’s statement of account as a PDF',
  params: z.strictObject({ brandId: id }),
  body: statementQuery,
  reply: drawnPaperLink,
});

const agedAccount = z.object({
  brandId: id,
  company: z.string(),
  total: money,
  ageing: z.array(agedSum),
});
export type AgedAccount = z.output<typeof agedAccount>;

export const listAgeing = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/ageing/',
  access: 'staff',
  roles: accounts,
  summary: 'Open invoices of every company by how long they are past due, the largest sum first',
  query: z.strictObject({ q: z.optional(textInput(80)), ...paging }),
  reply: listOf(agedAccount),
});
