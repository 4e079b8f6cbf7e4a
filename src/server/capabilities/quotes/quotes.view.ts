/** A quote as the buyer sees it: the supplier behind its alias, the rate with everything in it. */
import type { Quote } from '#contract/customer/quotes.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { supplierRatingTenths } from '#domain/feedback/supplier-rating.ts';
import { expectedArrival } from '#domain/quotes/compare/arrival.ts';
import { totalCost } from '#domain/quotes/compare/landed-cost.ts';
import { specificationDifferences } from '#domain/quotes/compare/specification-differences.ts';
import { COST_KEY_LABEL, type CostKey } from '#domain/quotes/cost-key.ts';
import { quoteStatusLabel } from '#domain/quotes/quote-status.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { askedCloth } from '../requests/asked-cloth.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import { costLinesOf, type VersionFigures } from './quote-costs.ts';
import { clothToCodes, lengthOf, moneyOf, rateOf } from './quote-figures.view.ts';
import { buyerMoves, isForOlderRequest, missingCostOf, statusAt } from './quote-state.ts';
import type { QuoteRow, VersionRow } from './quotes.store.ts';

export type QuoteViewContext = { request: RequestRow; now: Date };

export function quoteView(
  row: QuoteRow,
  { request, now, files }: QuoteViewContext & { files: StoredFile[] },
): Quote {
  return {
    ...quoteBody(row, { request, now }),
    files,
    allowedMoves: buyerMoves(row, request, now),
  };
}

/** What buyer and staff see alike. */
export function quoteBody(
  row: QuoteRow,
  { request, now }: QuoteViewContext,
): Omit<Quote, 'files' | 'allowedMoves'> {
  const status = statusAt(row, now);
  return {
    quoteId: row.quote_id,
    fabId: row.fab_id,
    number: row.number,
    status,
    statusLabel: quoteStatusLabel(status, row.version),
    supplier: faceOf(row),
    badges: row.badges,
    ...termsOf(row),
    isForOlderRequest: isForOlderRequest(row, request),
    missingCost: missingCostOf(row),
    isFreightAsked: row.freight_asked_version === row.version,
    isExpired: now >= row.expires_at,
    differences: specificationDifferences(askedCloth(request), row.offered).map((difference) => ({
      ...difference,
    })),
    counterOffer: latestCounterOf(row),
  };
}

function faceOf(row: QuoteRow): Quote['supplier'] {
  const opinions = { count: row.feedback_count, stars: row.feedback_stars };
  const tenths = supplierRatingTenths(row.rating_tenths, opinions);
  return {
    alias: row.alias,
    city: row.city,
    rating: tenths === null ? null : tenths / 10,
    onTimePercent: row.on_time_percent,
    ordersDone: row.orders_done,
  };
}

type Terms = Omit<
  Quote,
  | 'quoteId'
  | 'fabId'
  | 'number'
  | 'status'
  | 'statusLabel'
  | 'supplier'
  | 'badges'
  | 'isForOlderRequest'
  | 'missingCost'
  | 'isFreightAsked'
  | 'isExpired'
  | 'differences'
  | 'files'
  | 'counterOffer'
  | 'allowedMoves'
>;

function termsOf(row: VersionRow): Terms {
  return {
    version: row.version,
    ...figuresOf(row),
    tolerancePercent: row.tolerance_percent,
    leadDays: row.lead_days,
    dispatchBy: row.dispatch_by,
    transitDays: row.transit_days,
    arriveBy: expectedArrival({
      dispatchBy: row.dispatch_by,
      transitDays: row.transit_days,
      term: row.delivery_term,
    }),
    deliveryTerm: row.delivery_term,
    deliveryPlace: row.delivery_place,
    validTill: row.valid_till,
    zone: row.zone,
    expiresAt: row.expires_at.toISOString(),
    hsn: row.hsn,
    paymentPlan: {
      advancePercent: row.advance_percent,
      balance: row.balance,
      creditDays: row.credit_days,
    },
    offered: clothToCodes(row.offered),
    sample: row.sample,
    note: row.note,
    sentAt: row.sent_at.toISOString(),
  };
}

/** Those of a version that was sent, or of one that is only looked at beforehand. */
export function figuresOf(row: VersionFigures) {
  const { currency, unit } = row;
  const lines = costLinesOf(row);
  const total = totalCost(lines);
  return {
    rate: rateOf(row.rate_minor, row),
    appliedRate: rateOf(row.applied_rate_minor, row),
    quantity: lengthOf(row.quantity_thousandths, unit),
    minimum: {
      total: knownLength(row.minimum_thousandths, unit),
      perColour: knownLength(row.minimum_per_colour_thousandths, unit),
    },
    breaks: row.quantity_breaks.map(({ fromThousandths, rateMinor }) => ({
      from: lengthOf(BigInt(fromThousandths), unit),
      rate: rateOf(BigInt(rateMinor), row),
    })),
    costs: (Object.keys(COST_KEY_LABEL) as CostKey[]).map((key) => ({
      key,
      label: COST_KEY_LABEL[key],
      amount: moneyOf(lines[key]),
    })),
    roundOff: moneyOf(total?.roundOff ?? null),
    total: moneyOf(total?.total ?? null),
    landedRate: row.landed_rate_minor === null ? null : rateOf(row.landed_rate_minor, row),
    taxLines: row.tax_lines.map(({ label, basisPoints, minor }) => ({
      label,
      basisPoints,
      amount: { minor, currency },
    })),
  };
}

function knownLength(thousandths: bigint | null, unit: LengthUnit): Quote['quantity'] | null {
  return thousandths === null ? null : lengthOf(thousandths, unit);
}

export function latestCounterOf(row: QuoteRow): Quote['counterOffer'] {
  const { counter_version: version, counter_rate_minor: minor, counter_made_at: madeAt } = row;
  if (version === null || minor === null || madeAt === null) return null;
  return {
    version,
    // In the unit of the version it answers: an edited request may count in another one since.
    rate: rateOf(minor, { currency: row.currency, unit: row.counter_unit ?? row.unit }),
    quantity: knownLength(row.counter_quantity_thousandths, row.counter_unit ?? row.unit),
    leadDays: row.counter_lead_days,
    advancePercent: row.counter_advance_percent,
    creditDays: row.counter_credit_days,
    note: row.counter_note,
    madeAt: madeAt.toISOString(),
    answer: row.counter_answer,
    answerNote: row.counter_answer_note,
  };
}
