/** Invoices and credit notes at the e-invoice registry, as the desk follows, mends and cancels them. */
import * as z from 'zod/mini';
import { dispatch } from '#contract/customer/delivery.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text, textInput } from '#contract/fields.ts';
import { day, listOf, money, paging } from '#contract/record-fields.ts';
import { CANCEL_REASONS } from '#domain/books/registration/cancel-registration.ts';
import { REGISTRATION_STATES, WAY_STATES } from '#domain/books/registration/registration-state.ts';

const params = z.strictObject({ registrationId: id });

export const registration = z.object({
  registrationId: id,
  dispatchId: id,
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issuedOn: day,
  total: money,
  state: z.enum(REGISTRATION_STATES),
  /** What the registry, or the way to it, said last. */
  problem: z.nullable(z.string()),
  irn: z.nullable(z.string()),
  ackNumber: z.nullable(z.string()),
  ackAt: z.nullable(instant),
  way: z.enum(WAY_STATES),
  wayProblem: z.nullable(z.string()),
  ewayBill: z.nullable(z.string()),
  /** The goods have left; false: they wait for it. */
  hasLeft: z.boolean(),
  /** What still keeps the goods here, in words; null: they may leave, or have left. */
  waitsFor: z.nullable(z.string()),
  /** The registry lets it be cancelled until then; null: not, or not any more. */
  cancelUntil: z.nullable(instant),
  moves: z.array(z.enum(['leave', 'retry', 'cancel'])),
});
export type Registration = z.output<typeof registration>;

export const leaveDispatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/leave/',
  access: 'staff',
  roles: ['production', 'owner'],
  idempotent: true,
  summary: 'Goods leave with the invoice that was issued for them and the registry has numbered',
  params: z.strictObject({ dispatchId: id }),
  body: z.strictObject({
    /** Of one made on the portal by hand. */
    ewayBill: z.optional(text(20)),
    /** Where the day named before has passed. */
    eta: z.optional(textInput(10)),
  }),
  reply: dispatch,
});

const listed = z.extend(registration, {
  company: z.string(),
  orderId: id,
  orderNumber: z.string(),
});
export type ListedRegistration = z.output<typeof listed>;

export const listRegistrations = defineEndpoint({
  method: 'GET',
  path: '/apidesk/books/registrations/',
  access: 'staff',
  roles: ['accounts', 'production', 'owner'],
  summary: 'Invoices and credit notes at the registry, newest first; by state, number, order or company',
  query: z.strictObject({
    state: z.optional(z.enum([...REGISTRATION_STATES, 'open'])),
    q: z.optional(textInput(80)),
    ...paging,
  }),
  reply: listOf(listed),
});

export const retryRegistration = defineEndpoint({
  method: 'POST',
  path: '/apidesk/books/registrations/:registrationId/retry/',
  access: 'staff',
  roles: ['accounts', 'production', 'owner'],
  idempotent: true,
  summary: 'Send a refused invoice or e-way bill to the registry again, with what was put right meanwhile',
  params,
  body: z.strictObject({}),
  reply: registration,
});

export const cancelRegistration = defineEndpoint({
  method: 'POST',
  path: '/apidesk/books/registrations/:registrationId/cancel/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  idempotent: true,
  summary: 'Cancel an invoice whose goods are still here, at the registry too; its number is not used again',
  params,
  body: z.strictObject({ reason: z.enum(CANCEL_REASONS, 'Choose a reason.'), note: textInput(100) }),
  reply: registration,
});
