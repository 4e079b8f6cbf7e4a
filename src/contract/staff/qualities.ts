/** The desk's side of the catalogue: qualities, their rates and their lots. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, text, textInput } from '#contract/fields.ts';
import { length, listOf, numericInput, paging, rate } from '#contract/record-fields.ts';
import { storedAnswers } from '#contract/request-fields.ts';
import { QUALITY_BADGE_LABEL, type QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { ORDER_KIND_LABEL, type OrderKind } from '#domain/orders/order-kind.ts';
import { LENGTH_UNITS } from '#domain/shared/length.ts';
import { CURRENCIES } from '#domain/shared/money.ts';

const ROLES = ['desk', 'owner'] as const;
const KINDS = Object.keys(ORDER_KIND_LABEL) as [OrderKind, ...OrderKind[]];
const BADGES = Object.keys(QUALITY_BADGE_LABEL) as [QualityBadge, ...QualityBadge[]];
const qualityParams = z.strictObject({ fabId: id });

const staffRate = z.object({
  rate,
  effectiveFrom: instant,
  validUntil: z.nullable(instant),
  isCurrent: z.boolean(),
});

const staffLot = z.object({
  lotId: id,
  colour: z.nullable(z.string()),
  free: length,
  isAsIs: z.boolean(),
  createdAt: instant,
});

const staffQuality = z.object({
  fabId: id,
  supplierId: id,
  supplierName: z.string(),
  quality: z.string(),
  answers: storedAnswers,
  kind: z.enum(KINDS),
  minimum: length,
  minimumPerColour: z.nullable(length),
  step: length,
  maximum: z.nullable(length),
  leadDays: z.int(),
  tolerancePercent: z.int(),
  badges: z.array(z.enum(BADGES)),
  breaks: z.array(z.object({ from: length, offBasisPoints: z.int() })),
  isLive: z.boolean(),
  isTopSelling: z.boolean(),
  isOnSale: z.boolean(),
  saleEndsAt: z.nullable(instant),
  isActive: z.boolean(),
  revision: z.int(),
  /** Of each currency the one that holds now. */
  rates: z.array(staffRate),
  lots: z.array(staffLot),
});
export type StaffQuality = z.output<typeof staffQuality>;

const metres = numericInput;
const breaks = z
  .array(
    z.strictObject({
      fromMetres: metres,
      offBasisPoints: z.int('Enter basis points.').check(z.minimum(1), z.maximum(5000)),
    }),
  )
  .check(z.maxLength(6));

/** What may change without being another cloth. */
const terms = {
  kind: z.enum(KINDS, 'Choose where the fabric comes from.'),
  minimumMetres: metres,
  minimumPerColourMetres: z.nullable(metres),
  stepMetres: metres,
  maximumMetres: z.nullable(metres),
  leadDays: z.int('Enter whole days.').check(z.minimum(1), z.maximum(365)),
  tolerancePercent: z.int('Enter whole percent.').check(z.minimum(0), z.maximum(20)),
  badges: z.array(z.enum(BADGES)).check(z.maxLength(2)),
  breaks,
  isLive: z.boolean(),
  isTopSelling: z.boolean(),
};
/** Null ends the sale. */
const saleEndsAt = z.optional(z.nullable(instant));

export const listQualitiesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/qualities/',
  access: 'staff',
  summary: 'All qualities with their rates of today and their lots, the newest first',
  query: z.strictObject(paging),
  reply: listOf(staffQuality),
});

export const readQualityForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/qualities/:fabId/',
  access: 'staff',
  summary: 'One quality with its rates of today and its lots',
  params: qualityParams,
  reply: staffQuality,
});

export const addQuality = defineEndpoint({
  method: 'POST',
  path: '/apidesk/qualities/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Add a quality that can be ordered without a quote',
  body: z.strictObject({
    supplierId: z.uuid('Choose a supplier.'),
    answers: z.strictObject(storedAnswers.shape),
    ...terms,
    saleEndsAt,
  }),
  reply: staffQuality,
});

export const changeQuality = defineEndpoint({
  method: 'PATCH',
  path: '/apidesk/qualities/:fabId/',
  access: 'staff',
  roles: ROLES,
  summary: 'Change the terms of a quality, put it on a list or take it off',
  params: qualityParams,
  body: z.partial(
    z.strictObject({
      ...terms,
      saleEndsAt,
      isActive: z.boolean(),
      /** The one the change was made on; absent: whatever it is now. */
      revision: z.int(),
    }),
  ),
  reply: staffQuality,
});

export const publishRates = defineEndpoint({
  method: 'POST',
  path: '/apidesk/quality-rates/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Publish rates, many at once; all of them or none. Open screens show them at once',
  body: z.strictObject({
    rates: z
      .array(
        z.strictObject({
          fabId: id,
          currency: z.enum(CURRENCIES, 'Choose a currency.'),
          unit: z.enum(LENGTH_UNITS, 'Choose metres or yards.'),
          rate: textInput(40),
          /** Absent: now. */
          from: z.optional(z.nullable(instant)),
          /** Absent: a week and a day; null: until the next one. */
          validUntil: z.optional(z.nullable(instant)),
          /** When the rate that was on the screen began; null: none was. Absent: whatever holds now. */
          replaces: z.optional(z.nullable(instant)),
        }),
      )
      .check(z.minLength(1, 'Enter at least one rate.'), z.maxLength(500)),
  }),
  reply: z.object({ published: z.int() }),
});

export const listRatesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/qualities/:fabId/rates/',
  access: 'staff',
  summary: 'Every rate of a quality, the newest first',
  params: qualityParams,
  query: z.strictObject(paging),
  reply: listOf(staffRate),
});

export const addLot = defineEndpoint({
  method: 'POST',
  path: '/apidesk/qualities/:fabId/lots/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Put a lot on the shelf',
  params: qualityParams,
  body: z.strictObject({ colour: z.nullable(text(80)), metres, isAsIs: z.boolean() }),
  reply: staffLot,
});

export const countLot = defineEndpoint({
  method: 'POST',
  path: '/apidesk/lots/:lotId/count/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Correct what is free of a lot after counting; what buyers hold is not part of it',
  params: z.strictObject({ lotId: id }),
  body: z.strictObject({
    metres,
    reason: text(200, 'Enter a reason.'),
    /** Thousandths of a metre that were free when the form was opened. */
    readAt: z.optional(z.string()),
  }),
  reply: success,
});
