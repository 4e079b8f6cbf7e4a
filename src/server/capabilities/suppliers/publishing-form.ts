/** What the buyer is sent of a mill's quote: its own figures, our margin, and the desk's terms. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { isCreditPeriod } from '#domain/account/choices/credit-period.ts';
import { typedFigure } from '#domain/suppliers/typed-figure.ts';
import type { QuoteRow } from '#server/capabilities/quotes/find-quote.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import type { MillQuoteRow } from './mill-quotes.store.ts';

export type Publishing = { marginPercent: string; logisticCost: string | null };

const USUAL_MARGIN_PERCENT = '5';
const USUAL_ADVANCE_PERCENT = 30;
const USUAL_TOLERANCE_PERCENT = 5;

/** As in the version before, else by the supplier's own rule, else as usual. */
export function usualPublishing(
  current: QuoteRow | undefined,
  ownMarginBasisPoints: number | null,
): Publishing {
  const freight = current?.logistic_cost_minor ?? null;
  const basisPoints = current?.margin_basis_points ?? ownMarginBasisPoints;
  return {
    marginPercent: basisPoints === null ? USUAL_MARGIN_PERCENT : typedFigure(BigInt(basisPoints), 2),
    logisticCost: freight === null ? null : typedFigure(freight, 2),
  };
}

export function publishingForm(
  request: RequestRow,
  quote: MillQuoteRow,
  current: QuoteRow | undefined,
  publishing: Publishing,
): QuoteForm {
  return {
    ...publishing,
    ...(current ? termsOf(current) : usualTerms(request)),
    supplierRate: typedFigure(quote.rate_minor, 2),
    minimum: quote.minimum_thousandths === null ? null : typedFigure(quote.minimum_thousandths, 3),
    breaks: quote.quantity_breaks.map((step) => ({
      from: typedFigure(BigInt(step.fromThousandths), 3),
      supplierRate: typedFigure(BigInt(step.rateMinor), 2),
    })),
    leadDays: quote.ready_days,
    validTill: quote.valid_till,
    // The mill's photo and words stay with the desk: they may say whose they are.
    note: null,
    fileIds: [],
  };
}

type Terms = Pick<
  QuoteForm,
  | 'tolerancePercent'
  | 'transitDays'
  | 'deliveryTerm'
  | 'deliveryPlace'
  | 'advancePercent'
  | 'creditDays'
  | 'sample'
  | 'badges'
>;

function termsOf(current: QuoteRow): Terms {
  const { credit_days: days } = current;
  return {
    tolerancePercent: current.tolerance_percent,
    transitDays: current.transit_days,
    deliveryTerm: current.delivery_term,
    deliveryPlace: current.delivery_place,
    advancePercent: current.advance_percent,
    creditDays: isCreditPeriod(days) ? days : 0,
    sample: current.sample,
    badges: current.badges,
  };
}

function usualTerms({ market, sheet, specification }: RequestRow): Terms {
  const wanted = specification.creditPeriod ?? 0;
  return {
    tolerancePercent: USUAL_TOLERANCE_PERCENT,
    transitDays: null,
    deliveryTerm: market === 'IN' ? 'landed' : 'cnf',
    deliveryPlace: sheet.deliverTo,
    advancePercent: USUAL_ADVANCE_PERCENT,
    creditDays: isCreditPeriod(wanted) ? wanted : 0,
    sample: 'on_request',
    badges: [],
  };
}
