/** Cloth that can be ordered without a quote: live rates, top selling and inventory sale. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { orderSource } from '#contract/order-fields.ts';
import { day, length, money, numericInput, pageLimit, rate } from '#contract/record-fields.ts';
import { codeOf, storedAnswers } from '#contract/request-fields.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { LIVE_RATES_PAGE_SIZE } from '#domain/catalogue/live-rates.ts';
import { QUALITY_BADGE_LABEL, type QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { RATE_DIRECTIONS } from '#domain/catalogue/rates/rate-change.ts';
import { DEFAULT_RATE_RANGE, RATE_RANGES } from '#domain/catalogue/rates/rate-history.ts';
import { ORDER_KIND_LABEL, type OrderKind } from '#domain/orders/order-kind.ts';
import { drawnCloth } from './requests.ts';

const ORDER_KINDS = Object.keys(ORDER_KIND_LABEL) as [OrderKind, ...OrderKind[]];
const BADGES = Object.keys(QUALITY_BADGE_LABEL) as [QualityBadge, ...QualityBadge[]];

const ratePoint = z.object({ day, minor: z.string() });
const rateChange = z.object({ direction: z.enum(RATE_DIRECTIONS), by: money, basisPoints: z.int() });

export const qualityCard = z.object({
  fabId: id,
  quality: z.string(),
  cloth: drawnCloth,
  categoryId: z.int(),
  /** The finish, by its code. */
  fabricTypeId: z.int(),
  gsm: z.number(),
  widthInches: z.number(),
  badges: z.array(z.enum(BADGES)),
  kind: z.enum(ORDER_KINDS),
  /** Null for a bundle, whose lots are sold whole. */
  minimum: z.nullable(length),
  leadDays: z.int(),
  /** The last one published; null where there is none in the buyer's currency. */
  rate: z.nullable(rate),
  publishedAt: z.nullable(instant),
  validUntil: z.nullable(instant),
  /** Published, but no longer valid: the buyer asks for a rate. */
  isStale: z.boolean(),
  /** Since last week; null where there was no rate then. */
  change: z.nullable(rateChange),
  sparkline: z.array(ratePoint),
  /** What nobody holds; null where cloth is woven for the order. */
  stock: z.nullable(length),
  /** Sold as it is: it cannot be returned. */
  isAsIs: z.boolean(),
  /** Null outside the inventory sale. */
  saleEndsAt: z.nullable(instant),
});
export type QualityCard = z.output<typeof qualityCard>;

const paginate = z.object({ pageNumber: z.int(), limit: z.int(), pageCount: z.int(), total: z.int() });
export type Paginate = z.output<typeof paginate>;

const page = {
  paginate,
  records: z.array(qualityCard),
  total: z.int(),
  nextOffset: z.nullable(z.int()),
};

/** Counted from 1; older callers that begin with 0 get the first page too. */
const pageNumber = z._default(
  z.coerce.number('Must be a number.').check(z.int(), z.minimum(0), z.maximum(10_000)),
  1,
);
const limit = z._default(pageLimit, LIVE_RATES_PAGE_SIZE);

function queryCode(codes: Readonly<Record<string, number>>, message: string) {
  return z.optional(z.pipe(z.coerce.number(message), codeOf(Object.values(codes), message)));
}

const measure = z.optional(z.coerce.number('Must be a number.').check(z.minimum(1), z.maximum(2000)));
const amount = z.optional(numericInput);

export const listLiveRates = defineEndpoint({
  method: 'GET',
  path: '/live-rate/fabric-quotes',
  access: 'customer',
  summary:
    'Live rates in the buyer’s currency, 8 a page, filtered by category, weight, width, finish and price',
  query: z.strictObject({
    limit,
    pageNumber,
    category: queryCode(FABRIC_CATEGORY_CODE, 'Choose a fabric type.'),
    finish: queryCode(FABRIC_TYPE_CODE, 'Choose the finish.'),
    /** Inches. */
    width: measure,
    /** GSM. */
    weightFrom: measure,
    weightTo: measure,
    /** Per unit of the rate. */
    priceFrom: amount,
    priceTo: amount,
  }),
  reply: z.object(page),
});

const params = z.strictObject({ fabId: id });

export const readLiveRate = defineEndpoint({
  method: 'GET',
  path: '/live-rate/fabric-quotes/:fabId/',
  access: 'customer',
  summary: 'One ready quality: specification, rate with breaks, minimum, lead time, stock',
  params,
  reply: z.extend(qualityCard, {
    /** The cloth as answers of the wizard, for reading and for asking for a rate. */
    answers: storedAnswers,
    supplier: z.object({
      alias: z.string(),
      city: z.string(),
      /** Out of 50. */
      ratingTenths: z.nullable(z.int()),
      onTimePercent: z.nullable(z.int()),
    }),
    minimumPerColour: z.nullable(length),
    step: z.nullable(length),
    tolerancePercent: z.int(),
    hsn: z.string(),
    breaks: z.array(z.object({ from: length, rate })),
    lots: z.array(z.object({ lotId: id, colour: z.nullable(z.string()), free: length, isAsIs: z.boolean() })),
    /** Null: it cannot be ordered now. */
    orderSource: z.nullable(orderSource),
  }),
});

export const readRateHistory = defineEndpoint({
  method: 'GET',
  path: '/live-rate/fabric-quotes/:fabId/history/',
  access: 'customer',
  summary: 'How the rate of a quality moved; one point for each day on which it changed',
  params,
  query: z.strictObject({ range: z._default(z.enum(RATE_RANGES), DEFAULT_RATE_RANGE) }),
  reply: z.object({
    range: z.enum(RATE_RANGES),
    /** What the points are prices of; null without any. */
    unit: z.nullable(z.enum(['metre', 'yard'])),
    currency: z.enum(['INR', 'USD']),
    points: z.array(ratePoint),
    low: z.nullable(money),
    high: z.nullable(money),
    /** From the first point to the last. */
    change: z.nullable(rateChange),
  }),
});
export type RateHistory = z.output<(typeof readRateHistory)['reply']>;

const catalogueQuery = z.strictObject({
  catId: queryCode(FABRIC_CATEGORY_CODE, 'Choose a fabric type.'),
  pageNumber,
});
const catalogueReply = z.object({ ...page, catId: z.nullable(z.int()) });

export const listTopQualities = defineEndpoint({
  method: 'GET',
  path: '/apifabric/top-quality/',
  access: 'customer',
  summary: 'Top-selling qualities, all or of one category',
  query: catalogueQuery,
  reply: catalogueReply,
});

export const listInventorySale = defineEndpoint({
  method: 'GET',
  path: '/apifabric/inventory-sale/',
  access: 'customer',
  summary: 'Stock lots on sale with what is left and until when, the sale that ends first before the others',
  query: catalogueQuery,
  reply: catalogueReply,
});
