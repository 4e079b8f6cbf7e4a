/** The shapes that several order and payment calls share. */
import * as z from 'zod/mini';
import { ORDER_SOURCES } from '#domain/orders/order-source.ts';
import { PAYMENT_METHOD_LABEL, type PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { INSTALMENT_LABEL, type StoredInstalmentKind } from '#domain/payments/plan/payment-plan.ts';
import { SUPPLY_KINDS } from '#domain/quotes/tax/supply-kind.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { id, text, textInput } from './fields.ts';
import { day, length, money, numericInput, rate } from './record-fields.ts';

export const orderSource = z.enum(ORDER_SOURCES, 'Choose where the fabric comes from.');
/** Money reported by the buyer that we are checking, or a letter of credit that stands for it. */
export const PAYMENTS_IN_PROGRESS = ['bank_transfer', 'letter_of_credit', 'letter_accepted'] as const;
export type PaymentInProgress = (typeof PAYMENTS_IN_PROGRESS)[number];
export const PAYMENT_METHODS = Object.keys(PAYMENT_METHOD_LABEL) as PaymentMethod[];

/** Everything the buyer settles before paying; the server computes all amounts from it. */
export const orderTerms = z.strictObject({
  /** A request's fabId with its approved quote, or a quality's own fabId without one. */
  fabId: id,
  quoteId: z.optional(z.nullable(id)),
  source: z.optional(orderSource),
  quantity: numericInput,
  /** Needed where the cloth has several colours or lots; the quantities add up to the whole. */
  lines: z.optional(
    z
      .array(
        z.strictObject({
          colour: z.nullable(textInput(80)),
          quantity: numericInput,
          lotId: z.optional(z.nullable(id)),
        }),
      )
      .check(z.maxLength(40)),
  ),
  billingAddressId: id,
  shippingAddressId: id,
  gstId: z.optional(z.nullable(id)),
  /** In India: order without a GST number, and so without getting the tax back. */
  withoutTaxCredit: z.optional(z.boolean()),
  /** Supplies with tax rules of their own; those not built yet are refused in words. Absent: regular. */
  supply: z.optional(z.enum(SUPPLY_KINDS)),
  deliveryTerm: z.string().check(z.maxLength(20)),
  /** The port of an export; in India the PIN code of the shipping address counts. */
  port: z.optional(z.nullable(textInput(80))),
  creditDays: z.int('Choose a credit period.').check(z.minimum(0), z.maximum(365)),
  /** Where the credit limit is short: pay so much more in advance that the rest fits. */
  paysShortInAdvance: z.optional(z.boolean()),
  /** Pays with account credit first, so that less of the order is on credit. */
  appliesAccountCredit: z.optional(z.boolean()),
  poNumber: z.optional(z.nullable(text(40))),
  poFileId: z.optional(z.nullable(id)),
  referenceCode: z.optional(z.nullable(textInput(40))),
  /** The total the buyer agreed to; an order that would cost anything else is refused. */
  seenTotal: z.optional(
    z.nullable(
      z.strictObject({
        minor: z.string().check(z.regex(/^[0-9]{1,18}$/, 'Use digits only.')),
        currency: z.enum(CURRENCIES),
      }),
    ),
  ),
});
export type OrderTerms = z.output<typeof orderTerms>;

export const costLine = z.object({
  key: z.enum(['total_fabric_cost', 'logistic_cost', 'gst']),
  label: z.string(),
  /** Null: not quoted. */
  amount: z.nullable(money),
});

/** Half of an odd rate is no whole number of basis points. */
export const taxLine = z.object({ label: z.string(), basisPoints: z.number(), amount: money });

const plannedInstalment = z.object({
  kind: z.enum(['advance', 'balance', 'credit']),
  label: z.string(),
  amount: money,
  dueText: z.string(),
});

export const orderTotals = z.object({
  quantity: length,
  /** For this quantity. */
  rate,
  costs: z.array(costLine),
  taxLines: z.array(taxLine),
  /** "27 → 29: IGST 5 %" */
  taxPreview: z.nullable(z.string()),
  placeOfSupply: z.nullable(z.string()),
  /** The buyer is registered where the goods go, but bills another number. */
  asksWhichGstin: z.boolean(),
  /** The goods are taxed in a state where the billed number is not registered. */
  losesInputCredit: z.boolean(),
  /** Null while a line is not quoted, like everything that follows from it. */
  roundOff: z.nullable(money),
  total: z.nullable(money),
  totalInWords: z.nullable(z.string()),
  /** Why freight is another one than the quote's; null where it is not. */
  freightNote: z.nullable(z.string()),
  /** Were it confirmed today: by the plan that would be drawn. */
  dispatchBy: day,
  /** Null where the buyer carries the goods, or nobody has said how long the way takes. */
  arriveBy: z.nullable(day),
  plan: z.array(plannedInstalment),
  /** What paying later adds; a part of the fabric cost. */
  creditLoad: money,
  /** What each period would add to this order; empty while there is no total. */
  creditCosts: z.array(z.object({ days: z.int(), cost: money })),
  /** Account credit, which could be paid with the order. */
  accountCredit: money,
  /** "$1 = ₹90.25, locked for this order" */
  exchangeRate: z.nullable(z.string()),
  /** What would keep the order from being placed. */
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type OrderTotals = z.output<typeof orderTotals>;

export const instalment = z.object({
  instalmentId: id,
  position: z.int(),
  kind: z.enum(Object.keys(INSTALMENT_LABEL) as StoredInstalmentKind[]),
  label: z.string(),
  amount: money,
  paid: money,
  withheld: money,
  /** A small rest, or bank charges on the way, that was given up. */
  writtenOff: money,
  left: money,
  /** Of the shipment whose goods it pays for, once that is packed; and its tax invoice, once it has left. */
  shipment: z.nullable(z.int()),
  invoiceNumber: z.nullable(z.string()),
  dueOn: z.nullable(day),
  /** Before the day is known: from what it will run. */
  dueText: z.string(),
  state: z.enum(['open', 'covered', 'paid', 'cancelled']),
  isOverdue: z.boolean(),
  /** Being checked by us, or covered by a letter of credit: nobody is asked to pay it. */
  inProgress: z.nullable(z.enum(PAYMENTS_IN_PROGRESS)),
});
export type Instalment = z.output<typeof instalment>;

/** An address or a company as it stood when the order was made. */
export const frozenAddress = z.object({
  label: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.nullable(z.string()),
  city: z.string(),
  region: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  country: z.string(),
  ownership: z.enum(['own', 'third_party']),
});

/** How far an order above its maker's limit has come. */
export const orderApproval = z.object({
  state: z.enum(['waiting', 'approved', 'sent_back', 'ended']),
  label: z.string(),
  askedBy: z.string(),
  isMine: z.boolean(),
  /** Whether whoever reads this may approve it or send it back. */
  mayDecide: z.boolean(),
  /** Who may, where the reader may not; empty once it is decided. */
  approvers: z.array(z.string()),
  /** Who of them was sent a link, because they have no account. */
  linkSentTo: z.array(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
