/** Quoting for suppliers: the desk enters the mill's rate and our margin, the buyer sees only the sum. */
import * as z from 'zod/mini';
import { badge, counterOffer, DELIVERY_TERMS, quote, SAMPLE_CHOICES } from '#contract/customer/quotes.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, text, textInput } from '#contract/fields.ts';
import { money, numericInput, paragraph, rate } from '#contract/record-fields.ts';
import { codeOf, requestChange } from '#contract/request-fields.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { CERTIFICATION_CODE } from '#domain/catalogue/quality-mark.ts';

const roles = ['desk', 'owner'] as const;
const params = z.strictObject({ quoteId: id });
const ofRequest = z.strictObject({ fabId: id });

/** Only what differs from the asked cloth; the rest is offered as asked. */
const offered = z.extend(
  z.pick(requestChange, {
    compositions: true,
    finishedFabricType: true,
    width: true,
    weight: true,
    weightUnit: true,
    warp: true,
    weft: true,
    epi: true,
    ppi: true,
    yarnType: true,
    loomType: true,
  }),
  {
    certification: z.optional(
      z.nullable(codeOf(Object.values(CERTIFICATION_CODE), 'Choose RCS, GRS or none.')),
    ),
  },
);

const percent = z.int('Must be a whole number.').check(z.minimum(0), z.maximum(100));

const quoteBody = {
  /** What the mill asks for one unit, in the buyer's currency and the request's unit. */
  supplierRate: numericInput,
  /** At most 100, with two decimals. */
  marginPercent: numericInput,
  minimum: z.optional(z.nullable(numericInput)),
  minimumPerColour: z.optional(z.nullable(numericInput)),
  /** Rates of the mill too: the margin comes on top of each. */
  breaks: z.optional(
    z.array(z.strictObject({ from: numericInput, supplierRate: numericInput })).check(z.maxLength(6)),
  ),
  tolerancePercent: z._default(z.int().check(z.minimum(0), z.maximum(20)), 5),
  leadDays: z.int('Enter the lead time in days.').check(z.minimum(1), z.maximum(365)),
  /** Days from dispatch to the buyer's place; null: not quoted. */
  transitDays: z._default(
    z.nullable(z.int('Enter the transit time in days.').check(z.minimum(0), z.maximum(120))),
    null,
  ),
  deliveryTerm: z.enum(DELIVERY_TERMS, 'Choose a delivery term.'),
  deliveryPlace: z.optional(z.nullable(text(80))),
  validTill: textInput(10),
  /** Null: not quoted. Zero: none arises. */
  logisticCost: z.nullable(numericInput),
  advancePercent: percent,
  creditDays: codeOf(CREDIT_PERIODS_DAYS, 'Choose 0, 30, 45, 60 or 90 days.'),
  offered: z.optional(offered),
  sample: z._default(z.enum(SAMPLE_CHOICES), 'on_request'),
  badges: z._default(z.array(badge).check(z.maxLength(2)), []),
  note: z.optional(z.nullable(paragraph(1000))),
  fileIds: z._default(z.array(id).check(z.maxLength(5, 'Attach at most 5 files.')), []),
};

export const quoteForm = z.strictObject(quoteBody);
export type QuoteForm = z.output<typeof quoteForm>;

/** What only staff see beside the buyer's view. */
export const staffQuote = z.extend(z.omit(quote, { files: true, allowedMoves: true }), {
  supplierId: id,
  supplierName: z.string(),
  supplierRate: money,
  marginBasisPoints: z.int(),
  /** Of the latest version; the next one keeps them unless they are taken off. */
  files: z.array(z.object({ fileId: id, name: z.string() })),
  openCounterOffer: z.nullable(counterOffer),
  allowedMoves: z.array(z.enum(['revise', 'withdraw', 'refuse_counter', 'message'])),
});
export type StaffQuote = z.output<typeof staffQuote>;

export const listQuotesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/fabrics/:fabId/quotes/',
  access: 'staff',
  summary: 'The quotes of a request with supplier, rate and margin',
  params: ofRequest,
  reply: z.array(staffQuote),
});

export const submitQuote = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/quotes/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Send a supplier’s quote to the buyer',
  params: ofRequest,
  body: z.strictObject({ supplierId: id, ...quoteBody }),
  reply: staffQuote,
});

export const previewQuote = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/quotes/preview/',
  access: 'staff',
  roles,
  readsOnly: true,
  summary:
    'What a quote would say to the buyer: rates with our margin, costs, tax and landed rate; nothing is kept',
  params: ofRequest,
  body: quoteForm,
  reply: z.extend(
    z.pick(quote, {
      rate: true,
      appliedRate: true,
      quantity: true,
      breaks: true,
      costs: true,
      roundOff: true,
      total: true,
      landedRate: true,
      hsn: true,
      taxLines: true,
      dispatchBy: true,
      differences: true,
    }),
    {
      /** What the marketplace earns on one unit at the quoted rate. */
      marginPerUnit: rate,
    },
  ),
});

export const reviseQuote = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/quotes/:quoteId/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Send the next version of a quote; it also answers an open counter-offer or a renewal',
  params,
  body: z.extend(quoteForm, {
    /** The version that was on the screen; absent: whatever is the newest. */
    version: z.optional(z.int()),
  }),
  reply: staffQuote,
});

export const withdrawQuote = defineEndpoint({
  method: 'DELETE',
  path: '/apidesk/quotes/:quoteId/',
  access: 'staff',
  roles,
  summary: 'Take an open quote back',
  params,
  reply: staffQuote,
});

export const refuseCounterOffer = defineEndpoint({
  method: 'POST',
  path: '/apidesk/quotes/:quoteId/counter/refuse/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Keep the quoted rate: the buyer’s counter-offer is refused, the version stays',
  params,
  body: z.strictObject({ note: z.optional(z.nullable(paragraph(500))) }),
  reply: staffQuote,
});
