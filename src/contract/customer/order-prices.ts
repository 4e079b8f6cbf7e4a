/** What an order may be and would cost, before there is one. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { orderSource, orderTerms, orderTotals } from '#contract/order-fields.ts';
import { day, length, money, numericInput, rate } from '#contract/record-fields.ts';
import { orderCard } from './orders.ts';

export const readOrderConfig = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/config/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'What may be ordered of a quote or a quality: quantities, terms, credit, codes',
  query: z.strictObject({ fabId: id, quoteId: z.optional(id) }),
  reply: z.object({
    fabId: id,
    quoteId: z.nullable(id),
    source: orderSource,
    quality: z.string(),
    cloth: orderCard.shape.cloth,
    supplier: z.object({ alias: z.string(), city: z.string() }),
    unit: z.enum(['metre', 'yard']),
    minimum: length,
    maximum: length,
    /** Null where any length is woven. */
    step: z.nullable(length),
    minimumPerColour: z.nullable(length),
    /** What was asked for, as a start. */
    suggested: z.nullable(length),
    colours: z.array(
      z.object({ colour: z.nullable(z.string()), lotId: z.nullable(id), free: z.nullable(length) }),
    ),
    /** Dyed for this order in colours that the buyer names, one line each. */
    takesColourNames: z.boolean(),
    rate,
    breaks: z.array(z.object({ from: length, rate })),
    tolerancePercent: z.int(),
    leadDays: z.int(),
    deliveryTerms: z.array(z.object({ term: z.string(), label: z.string(), help: z.string() })),
    /** The one the rate was quoted for, as a start. */
    quotedTerm: z.nullable(z.string()),
    creditChoices: z.array(
      z.object({ days: z.int(), loadBasisPoints: z.int(), whyNot: z.nullable(z.string()) }),
    ),
    advancePercent: z.int(),
    needsApprovalCode: z.boolean(),
    validTill: z.nullable(day),
    /** Ports in export markets. */
    ports: z.array(z.string()),
    currencyRate: z.nullable(z.object({ from: z.string(), to: z.string(), rate: z.string() })),
    /** Of this quote, waiting to be paid: the buyer goes on there instead of placing a second one. */
    openOrder: z.nullable(z.object({ orderId: id, number: z.string(), heldUntil: z.nullable(instant) })),
  }),
});

export const previewOrder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/preview/',
  readsOnly: true,
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'What an order would cost, line by line, with its tax in words; nothing is kept',
  body: orderTerms,
  reply: orderTotals,
});

export const quoteLogisticCost = defineEndpoint({
  method: 'POST',
  path: '/apifabric/logistic-cost/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Freight to a PIN code or a port; null when it is not quoted',
  body: z.strictObject({
    fabId: id,
    quoteId: z.optional(z.nullable(id)),
    quantity: numericInput,
    unit: z.enum(['metre', 'yard']),
    pincode: z.optional(z.nullable(textInput(10))),
    port: z.optional(z.nullable(textInput(80))),
  }),
  reply: z.object({
    cost: z.nullable(money),
    perUnit: z.nullable(rate),
    isServed: z.boolean(),
    message: z.nullable(z.string()),
    weightGrams: z.nullable(z.string()),
  }),
});

export const readCurrencyRate = defineEndpoint({
  method: 'GET',
  path: '/apifabric/currency-rate/',
  access: 'customer',
  summary: 'The exchange rate that holds now; null when staff have not entered one',
  query: z.strictObject({ from: z.enum(['INR', 'USD']), to: z.enum(['INR', 'USD']) }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    rate: z.nullable(z.string()),
    since: z.nullable(day),
  }),
});
