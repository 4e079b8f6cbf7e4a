/** What mills said themselves, as the desk reads it, and how it reaches the buyer. */
import * as z from 'zod/mini';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success } from '#contract/fields.ts';
import { numericInput, paragraph } from '#contract/record-fields.ts';
import { ownQuote } from '#contract/supplier/enquiry.ts';
import { INVITATION_STATES } from '#domain/suppliers/invitation-state.ts';
import { LONGEST_NOTE } from '#domain/suppliers/mill-quote.ts';
import { NO_BID_REASONS } from '#domain/suppliers/no-bid-reason.ts';
import { previewQuote, staffQuote } from './quotes.ts';

const roles = ['desk', 'owner'] as const;
const ofInvitation = z.strictObject({ fabId: id, supplierId: id });

const millQuote = z.extend(ownQuote, {
  millQuoteId: id,
  photo: z.nullable(storedFile),
  /** With which it would be published: as the version before, by the supplier's own rule, or as usual. */
  marginPercent: z.string(),
  logisticCost: z.nullable(z.string()),
});

const millAnswer = z.object({
  supplierId: id,
  supplierName: z.string(),
  state: z.enum(INVITATION_STATES),
  link: z.nullable(z.object({ expiresAt: instant, openedAt: z.nullable(instant) })),
  /** The newest version. */
  quote: z.nullable(millQuote),
  /** The buyer's quote that came of an earlier version, and still stands. */
  publishedQuoteId: z.nullable(id),
  noBidReason: z.nullable(z.enum(NO_BID_REASONS)),
  questions: z.array(
    z.object({ questionId: id, question: z.string(), askedAt: instant, answer: z.nullable(z.string()) }),
  ),
});
export type MillAnswer = z.output<typeof millAnswer>;

export const listMillAnswers = defineEndpoint({
  method: 'GET',
  path: '/apidesk/fabrics/:fabId/mill-answers/',
  access: 'staff',
  summary: 'What each invited mill said from its link: quote, no bid, questions',
  params: z.strictObject({ fabId: id }),
  reply: z.array(millAnswer),
});

const publishing = z.strictObject({
  marginPercent: numericInput,
  /** Null: not quoted. */
  logisticCost: z.nullable(numericInput),
});

export const previewMillQuote = defineEndpoint({
  method: 'POST',
  path: '/apidesk/mill-quotes/:millQuoteId/preview/',
  access: 'staff',
  roles,
  readsOnly: true,
  summary: 'What publishing a mill’s quote would say to the buyer; nothing is kept',
  params: z.strictObject({ millQuoteId: id }),
  body: publishing,
  reply: previewQuote.reply,
});

export const publishMillQuote = defineEndpoint({
  method: 'POST',
  path: '/apidesk/mill-quotes/:millQuoteId/publish/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Send a mill’s own quote to the buyer with our margin: a new quote, or the next version of it',
  params: z.strictObject({ millQuoteId: id }),
  body: publishing,
  reply: staffQuote,
});

export const renewSupplierLink = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/invitations/:supplierId/link/',
  access: 'staff',
  roles,
  summary: 'A new link for an invited mill, shown once; the one before ends',
  params: ofInvitation,
  body: z.strictObject({}),
  reply: z.object({ url: z.string(), expiresAt: instant }),
});

export const endSupplierLink = defineEndpoint({
  method: 'DELETE',
  path: '/apidesk/fabrics/:fabId/invitations/:supplierId/link/',
  access: 'staff',
  roles,
  summary: 'End the link of an invited mill, and everything that was opened by it',
  params: ofInvitation,
  reply: success,
});

export const answerMillQuestion = defineEndpoint({
  method: 'POST',
  path: '/apidesk/mill-questions/:questionId/answer/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Answer a mill’s question; the mill reads it on its page',
  params: z.strictObject({ questionId: id }),
  body: z.strictObject({ answer: paragraph(LONGEST_NOTE, 'Write an answer.') }),
  reply: success,
});

export const changeOwnMargin = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/suppliers/:supplierId/own-margin/',
  access: 'staff',
  roles: ['owner'],
  summary:
    'Let a supplier’s own quotes reach buyers without the desk, at this margin; null: the desk publishes',
  params: z.strictObject({ supplierId: id }),
  body: z.strictObject({ marginPercent: z.nullable(numericInput) }),
  reply: success,
});
