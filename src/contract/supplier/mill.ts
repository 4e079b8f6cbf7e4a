/** A mill's own list: read by its people after a code, with everything that this one mill was asked for and has won. */
import * as z from 'zod/mini';
import { codeSent } from '#contract/customer/auth.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, textInput } from '#contract/fields.ts';
import { day, length, rate } from '#contract/record-fields.ts';
import { ownQuote } from '#contract/supplier/enquiry.ts';
import { RATING_NAMES } from '#domain/feedback/feedback.ts';
import { INVITATION_STATES } from '#domain/suppliers/invitation-state.ts';
import { MILL_ORDER_STATES } from '#domain/suppliers/mill-order-state.ts';

/** A mobile number or an e-mail address, as typed. */
const contact = textInput(254);
const session = z.object({ accessToken: z.string(), expiresInSeconds: z.int() });

const listedEnquiry = z.object({
  fabId: id,
  number: z.string(),
  quality: z.string(),
  quantity: length,
  requiredBy: z.nullable(day),
  invitedAt: instant,
  state: z.enum(INVITATION_STATES),
  quote: z.nullable(
    z.object({ rate, sentAt: instant, state: ownQuote.shape.state, version: ownQuote.shape.version }),
  ),
});
export type ListedEnquiry = z.output<typeof listedEnquiry>;

export const listedOrder = z.object({
  orderId: id,
  number: z.string(),
  quality: z.string(),
  quantity: length,
  /** The mill's own rate; null where nobody of the mill quoted. */
  rate: z.nullable(rate),
  state: z.enum(MILL_ORDER_STATES),
  dispatchBy: day,
  /** The mill's next work, and the day it is expected to end. */
  next: z.nullable(z.object({ task: z.string(), due: day })),
  /** Days by which the mill's own work is behind its plan; 0 when nothing is. */
  lateDays: z.int(),
});
export type ListedOrder = z.output<typeof listedOrder>;

const millHome = z.object({
  supplierName: z.string(),
  personName: z.string(),
  /** The newest first. */
  enquiries: z.array(listedEnquiry),
  orders: z.array(listedOrder),
  rating: z.object({
    stars: z.nullable(z.number()),
    opinions: z.int(),
    onTimePercent: z.nullable(z.int()),
    ordersDone: z.int(),
    /** What buyers rated, on average. */
    scores: z.array(z.object({ name: z.enum(RATING_NAMES), label: z.string(), stars: z.number() })),
    /** What buyers named most, praise and complaints. */
    reasons: z.array(z.object({ label: z.string(), count: z.int() })),
  }),
});
export type MillHome = z.output<typeof millHome>;

export const sendMillCode = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/sign-in/code/',
  access: 'public',
  rateLimit: { perAddressPerHour: 60 },
  summary: 'Send a code to a number or address; known and unknown ones read alike',
  body: z.strictObject({ contact }),
  reply: codeSent,
});

export const signInMill = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/sign-in/',
  access: 'public',
  rateLimit: { perAddressPerHour: 60 },
  summary: 'Exchange a code for a few hours on the list of one’s own mill; this device asks for no other',
  body: z.strictObject({ contact, otp: textInput(10) }),
  reply: session,
});

export const resumeMill = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/sign-in/resume/',
  access: 'public',
  rateLimit: { perAddressPerHour: 240 },
  summary: 'A few hours more on a device that was confirmed by a code; null on every other',
  body: z.strictObject({}),
  reply: z.object({ session: z.nullable(session) }),
});

export const signOutMill = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/sign-out/',
  access: 'mill',
  summary: 'Forget this device',
  body: z.strictObject({}),
  reply: success,
});

export const readMill = defineEndpoint({
  method: 'GET',
  path: '/apisupplier/mill/',
  access: 'mill',
  summary: 'Invitations, quotes, orders won and the rating of this mill',
  reply: millHome,
});

export const openEnquiry = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/mill/enquiries/:fabId/open/',
  access: 'mill',
  summary: 'Open one enquiry of this mill, as its link would',
  params: z.strictObject({ fabId: id }),
  body: z.strictObject({}),
  reply: session,
});
