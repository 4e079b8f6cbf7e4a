/** Suppliers' quotes as the buyer sees them, and what the buyer may do with one. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { day, length, money, numericInput, paragraph, rate } from '#contract/record-fields.ts';
import { codeOf } from '#contract/request-fields.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { QUALITY_BADGE_LABEL, type QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { COST_KEY_LABEL, type CostKey } from '#domain/quotes/cost-key.ts';
import { QUOTE_STATUS_LABEL, type QuoteStatus } from '#domain/quotes/quote-status.ts';
import { requestMessage } from './request-messages.ts';
import { storedFile } from './uploads.ts';

export const QUOTE_MOVES = [
  'approve',
  'ask_freight',
  'decline',
  'counter',
  'renew',
  'message',
  'order',
] as const;
export type QuoteMove = (typeof QUOTE_MOVES)[number];

/** A delivery term of India, or an incoterm elsewhere. */
export const DELIVERY_TERMS = ['landed', 'self_pickup', 'cnf', 'x_factory', 'fob'] as const;
export type QuoteDeliveryTerm = (typeof DELIVERY_TERMS)[number];
export const SAMPLE_CHOICES = ['available', 'on_request', 'not_available'] as const;

const words = <Word extends string>(table: Readonly<Record<Word, unknown>>) =>
  z.enum(Object.keys(table) as [Word, ...Word[]]);
export const badge = words<QualityBadge>(QUALITY_BADGE_LABEL);

/** The supplier's own name stays with the marketplace. */
export const supplierSummary = z.object({
  alias: z.string(),
  city: z.string(),
  rating: z.nullable(z.number()),
  onTimePercent: z.nullable(z.int()),
  ordersDone: z.int(),
});

/** The cloth that is really offered; null is what the supplier does not say. */
export const offeredCloth = z.object({
  compositions: z.array(z.object({ categoryId: z.int(), percentage: z.number() })),
  finishedFabricType: z.nullable(z.int()),
  width: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  weightUnit: z.int(),
  warp: z.nullable(z.string()),
  weft: z.nullable(z.string()),
  epi: z.nullable(z.number()),
  ppi: z.nullable(z.number()),
  yarnType: z.nullable(words<YarnType>(YARN_TYPE_LABEL)),
  loomType: z.nullable(z.int()),
  certification: z.nullable(z.int()),
});

export const counterOffer = z.object({
  version: z.int(),
  rate,
  /** More than was quoted, for which the rate is asked; null: as quoted. */
  quantity: z.nullable(length),
  /** Null, as the two below, where the buyer is content with what was quoted. */
  leadDays: z.nullable(z.int()),
  advancePercent: z.nullable(z.int()),
  creditDays: z.nullable(z.int()),
  note: z.nullable(z.string()),
  madeAt: instant,
  /** Null while the supplier has not answered. */
  answer: z.nullable(z.enum(['new_version', 'refused', 'replaced', 'ended'])),
  answerNote: z.nullable(z.string()),
});

/** The terms of one version, which never change once sent. */
export const quoteTerms = {
  version: z.int(),
  /** The rate the quantity breaks begin with. */
  rate,
  /** What one unit of the asked quantity costs: a break it reaches, or the surcharge below the minimum, is in it. */
  appliedRate: rate,
  quantity: length,
  minimum: z.object({ total: z.nullable(length), perColour: z.nullable(length) }),
  breaks: z.array(z.object({ from: length, rate })),
  tolerancePercent: z.int(),
  leadDays: z.int(),
  dispatchBy: day,
  /** From dispatch to the buyer's place; null is not quoted. */
  transitDays: z.nullable(z.int()),
  /** Null where the buyer carries the goods, or where it is not known how long the way takes. */
  arriveBy: z.nullable(day),
  deliveryTerm: z.enum(DELIVERY_TERMS),
  deliveryPlace: z.nullable(z.string()),
  validTill: day,
  /** The end of that day is meant in this zone. */
  zone: z.string(),
  expiresAt: instant,
  /** Total fabric cost, logistic cost, GST, in this order; a null amount is "not quoted". */
  costs: z.array(
    z.object({ key: words<CostKey>(COST_KEY_LABEL), label: z.string(), amount: z.nullable(money) }),
  ),
  /** To the whole rupee; dollars are not rounded. */
  roundOff: z.nullable(money),
  total: z.nullable(money),
  landedRate: z.nullable(rate),
  hsn: z.string(),
  taxLines: z.array(z.object({ label: z.string(), basisPoints: z.int(), amount: money })),
  paymentPlan: z.object({
    advancePercent: z.int(),
    balance: z.enum(['before_dispatch', 'on_credit']),
    creditDays: z.int(),
  }),
  offered: offeredCloth,
  /** The request was edited after this version: it answers an older specification. */
  isForOlderRequest: z.boolean(),
  /** What the total lacks; a quote without a total cannot be approved. */
  missingCost: z.nullable(z.enum(['freight', 'tax'])),
  /** The buyer asked us for it. */
  isFreightAsked: z.boolean(),
  sample: z.enum(SAMPLE_CHOICES),
  note: z.nullable(z.string()),
  sentAt: instant,
};

export const quote = z.object({
  quoteId: id,
  fabId: id,
  number: z.string(),
  status: words<QuoteStatus>(QUOTE_STATUS_LABEL),
  statusLabel: z.string(),
  supplier: supplierSummary,
  badges: z.array(badge),
  ...quoteTerms,
  isExpired: z.boolean(),
  differences: z.array(
    z.object({ field: z.string(), label: z.string(), requested: z.string(), offered: z.string() }),
  ),
  files: z.array(storedFile),
  /** The latest one. */
  counterOffer: z.nullable(counterOffer),
  allowedMoves: z.array(z.enum(QUOTE_MOVES)),
});
export type Quote = z.output<typeof quote>;

const params = z.strictObject({ quoteId: id });
const ofRequest = z.strictObject({ fabId: id });
const oneOfRequest = z.strictObject({ fabId: id, quoteId: id });

export const listQuotes = defineEndpoint({
  method: 'GET',
  path: '/apifabric/fabrics/:fabId/quotes/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The quotes of a request with their latest versions, in the order they came',
  params: ofRequest,
  reply: z.array(quote),
});

export const readQuote = defineEndpoint({
  method: 'GET',
  path: '/apifabric/fabrics/:fabId/quotes/:quoteId/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'One quote; reading it tells the desk that it was seen',
  params: oneOfRequest,
  reply: quote,
});

export const readQuoteAdditional = defineEndpoint({
  method: 'GET',
  path: '/apifabric/fabrics/:fabId/quotes/:quoteId/additional/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Messages, versions, counter-offers, logistics and price history of a quote',
  params: oneOfRequest,
  reply: z.object({
    messages: z.array(requestMessage),
    versions: z.array(
      z.object({
        version: z.int(),
        rate,
        deliveryTerm: z.enum(DELIVERY_TERMS),
        landedRate: z.nullable(rate),
        leadDays: z.int(),
        validTill: day,
        note: z.nullable(z.string()),
        sentAt: instant,
      }),
    ),
    counterOffers: z.array(counterOffer),
    logistics: z.object({
      term: z.enum(DELIVERY_TERMS),
      place: z.nullable(z.string()),
      cost: z.nullable(money),
      perUnit: z.nullable(rate),
    }),
    /** Weekly middle rates for the same kind of cloth, oldest first; empty when too few were quoted. */
    priceHistory: z.array(z.object({ week: day, rate })),
  }),
});

export const readQuoteMemory = defineEndpoint({
  method: 'GET',
  path: '/apifabric/quote-memory/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'What suppliers quoted for the same kind of cloth in the last 90 days; null when too few did',
  query: z.strictObject({
    productionSubType: z.coerce.number('Choose a subcategory.').check(z.int(), z.minimum(1)),
    /** A fabric type, 1 to 6. */
    fabricType: z.coerce.number('Choose the finish.').check(z.int(), z.minimum(1), z.maximum(6)),
    unit: z._default(z.enum(['metre', 'yard']), 'metre'),
  }),
  reply: z.nullable(
    z.object({
      quotes: z.int(),
      lowRate: money,
      highRate: money,
      unit: z.enum(['metre', 'yard']),
      lowDays: z.int(),
      highDays: z.int(),
    }),
  ),
});

export const approveQuote = defineEndpoint({
  method: 'POST',
  path: '/apifabric/quotes/:quoteId/approve/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Approve this very version; exactly one quote of a request can be approved',
  params,
  body: z.strictObject({ version: z.int('Say which version you approve.').check(z.minimum(1)) }),
  reply: quote,
});

export const declineQuote = defineEndpoint({
  method: 'POST',
  path: '/apifabric/quotes/:quoteId/decline/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Decline a quote with a reason',
  params,
  body: z.strictObject({
    reasonId: z.int('Choose a reason.').check(z.minimum(1), z.maximum(6)),
    note: z.optional(z.nullable(paragraph(500))),
  }),
  reply: quote,
});

export const counterQuote = defineEndpoint({
  method: 'POST',
  path: '/apifabric/quotes/:quoteId/counter/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Ask for another rate, quantity, lead time or payment terms; what is left out stays as quoted',
  params,
  body: z.strictObject({
    /** In the currency and unit of the quote. */
    rate: z.optional(numericInput),
    /** In the unit of the quote; the rate is then asked for this quantity. */
    quantity: z.optional(numericInput),
    leadDays: z.optional(z.int('Enter the lead time in days.').check(z.minimum(1), z.maximum(365))),
    advancePercent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    creditDays: z.optional(codeOf(CREDIT_PERIODS_DAYS, 'Choose 0, 30, 45, 60 or 90 days.')),
    note: z.optional(z.nullable(paragraph(500))),
    /** The version the offer answers; without it, the latest. */
    version: z.optional(z.int().check(z.minimum(1))),
  }),
  reply: quote,
});

export const renewQuote = defineEndpoint({
  method: 'POST',
  path: '/apifabric/quotes/:quoteId/renew/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Ask the supplier to renew an expired quote',
  params,
  body: z.strictObject({}),
  reply: quote,
});

export const askQuoteFreight = defineEndpoint({
  method: 'POST',
  path: '/apifabric/quotes/:quoteId/ask-freight/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Ask the desk for the freight or tax that the total of a quote lacks',
  params,
  body: z.strictObject({}),
  reply: quote,
});
