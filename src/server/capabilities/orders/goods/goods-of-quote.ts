/** The cloth of an approved quote: its offered specification, its rate with breaks and surcharge, its plan. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { type OrderedQuantity, orderMinimum } from '#domain/orders/quantity/order-quantity.ts';
import type { ExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { MinimumOrder } from '#domain/quotes/terms/minimum-order.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { Length } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import type { QuoteRow } from '#server/capabilities/quotes/find-quote.ts';
import { priceFabric } from '#server/capabilities/quotes/new-version/price-version.ts';
import { askedQuantity } from '#server/capabilities/requests/asked-cloth.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { findMill } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import { largestLength, type OrderedGoods, smallestLength } from './ordered-goods.ts';

type Quoted = { request: RequestRow; quote: QuoteRow };

export async function goodsOfQuote(
  db: Queries,
  quoted: Quoted,
  exchangeRate: ExchangeRate | null,
): Promise<OrderedGoods> {
  const { request, quote } = quoted;
  const requested = quotedQuantity(quoted);
  return {
    fabId: request.fab_id,
    source: 'quote',
    kind: 'made_to_order',
    quoted,
    lots: [],
    mill: await findMill(db, quote.supplier_id),
    quality: request.quality,
    specification: offeredSpecification(quoted),
    hsn: quote.hsn,
    badges: quote.badges,
    ...priceOf(quote, requested),
    requested,
    daysInRate: quote.credit_days as CreditPeriodDays,
    planFor: (creditDays) => ({
      advancePercent: quote.advance_percent,
      balance: creditDays > 0 ? 'on_credit' : 'before_dispatch',
      creditDays,
    }),
    quotedTerm: quote.delivery_term,
    quotedFreight: {
      term: quote.delivery_term,
      quantity: requested.whole,
      deliverTo: request.sheet.deliverTo ?? '',
      cost: quote.logistic_cost_minor === null ? null : money(quote.logistic_cost_minor, quote.currency),
    },
    tolerancePercent: quote.tolerance_percent,
    leadDays: quote.lead_days,
    transitDays: quote.transit_days,
    exchangeRate,
  };
}

function quotedQuantity({ request, quote }: Quoted): OrderedQuantity {
  const whole = { thousandths: quote.quantity_thousandths, unit: quote.unit };
  return { whole, colours: askedQuantity(request).colours };
}

function priceOf(quote: QuoteRow, requested: OrderedQuantity) {
  const { unit, currency } = quote;
  const rate: Rate = { price: money(quote.rate_minor, currency), unit };
  const breaks = quote.quantity_breaks.map(({ fromThousandths, rateMinor }) => ({
    from: { thousandths: BigInt(fromThousandths), unit },
    rate: { price: money(BigInt(rateMinor), currency), unit },
  }));
  const minimum: MinimumOrder = {
    total: lengthOrNull(quote.minimum_thousandths, unit),
    perColour: lengthOrNull(quote.minimum_per_colour_thousandths, unit),
  };
  const least = orderMinimum({ ...minimum, total: minimum.total ?? smallestLength(unit) }, requested);
  return {
    rate,
    breaks,
    rule: { minimum: least, step: null, maximum: largestLength(unit) },
    // The same rule that priced the quote, so the quoted quantity costs what the quote says.
    rateFor: ({ whole, colours }: OrderedQuantity) =>
      priceFabric({ rate, breaks, minimum }, { quantity: whole, colours }).appliedRate,
  };
}

function lengthOrNull(thousandths: bigint | null, unit: Length['unit']): Length | null {
  return thousandths === null ? null : { thousandths, unit };
}

/** The buyer gets what was offered, which may differ from what was asked; what the supplier left open stays asked. */
function offeredSpecification({ request, quote }: Quoted): RequestDraft {
  const { specification } = request;
  const { offered } = quote;
  const isGreige = offered.fabricType === 'greige';
  return {
    ...specification,
    compositions: offered.compositions,
    ...(offered.fabricType === null
      ? {}
      : {
          requirementType: isGreige ? 'greige' : 'finished',
          finishedFabricType: isGreige ? null : offered.fabricType,
        }),
    width: offered.widthInches ?? specification.width,
    weight: offered.weight?.value ?? specification.weight,
    weightUnit: offered.weight?.unit ?? specification.weightUnit,
    warp: offered.warp ?? specification.warp,
    weft: offered.weft ?? specification.weft,
    epi: offered.epi ?? specification.epi,
    ppi: offered.ppi ?? specification.ppi,
    loomType: offered.loom ?? specification.loomType,
  };
}
