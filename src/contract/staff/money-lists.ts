/** What is owed for too long, and the receipts that were given. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { day, listOf, money, paging, paragraph } from '#contract/record-fields.ts';

const accounts = ['accounts', 'owner'] as const;

const overdue = z.object({
  instalmentId: id,
  brandId: id,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  /** "Advance", "Balance" or "On credit". */
  label: z.string(),
  open: money,
  dueOn: day,
  daysLate: z.int(),
  /** The newest first. */
  reminders: z.array(z.object({ sentAt: instant, by: z.string(), note: z.string() })),
});
export type Overdue = z.output<typeof overdue>;

export const listOverdue = defineEndpoint({
  method: 'GET',
  path: '/apidesk/overdue/',
  access: 'staff',
  roles: accounts,
  summary: 'Payments whose day has passed, the longest overdue first, with the reminders that were sent',
  query: z.strictObject(paging),
  reply: listOf(overdue),
});

export const remindOfOverdue = defineEndpoint({
  method: 'POST',
  path: '/apidesk/overdue/:instalmentId/remind/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'Remind the buyer of an overdue payment in words of one’s own; once a day at most',
  params: z.strictObject({ instalmentId: id }),
  body: z.strictObject({ note: paragraph(500, 'Write a note to the buyer.') }),
  reply: overdue,
});

const receipt = z.object({
  number: z.string(),
  brandId: id,
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
  amount: money,
  withheld: money,
  /** Of the whole order, after this payment. */
  left: money,
  method: z.string(),
  reference: z.string(),
  givenAt: instant,
});
export type DeskReceipt = z.output<typeof receipt>;

export const listReceiptsForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/receipts/',
  access: 'staff',
  roles: accounts,
  summary: 'Receipts of all companies, newest first; by number of the receipt or order, or by company',
  query: z.strictObject({ q: z.optional(textInput(80)), ...paging }),
  reply: listOf(receipt),
});
