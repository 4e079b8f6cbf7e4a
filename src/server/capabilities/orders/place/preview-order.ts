import type { OrderTerms, OrderTotals } from '#contract/order-fields.ts';
import { lockedRateText } from '#domain/orders/totals/exchange-rate.ts';
import {
  dueText,
  INSTALMENT_LABEL,
  type Instalment,
  storedKind,
} from '#domain/payments/plan/payment-plan.ts';
import { expectedArrival } from '#domain/quotes/compare/arrival.ts';
import { lengthView, moneyView, rateView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { costLinesView, taxLinesView } from '../order-figures.view.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import type { Orderer } from './read-details.ts';

/** What an order would cost; nothing is stored. */
export async function previewOrder(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  orderer: Orderer,
  terms: OrderTerms,
): Promise<OrderTotals> {
  return totalsView(await draftOrder(db, orderer, terms, clock.now()));
}

function totalsView({ goods, ordered, details, priced, dispatchBy, problem }: OrderDraft): OrderTotals {
  const { totals, tax, plan, creditCosts, accountCredit } = priced;
  return {
    quantity: lengthView(ordered.quantity.whole),
    rate: rateView(totals.rate),
    costs: costLinesView(totals.costs),
    taxLines: totals.ok ? taxLinesView(totals.taxLines) : [],
    taxPreview: tax?.preview ?? null,
    placeOfSupply: tax?.taxCase.placeOfSupply ?? null,
    asksWhichGstin: tax?.asksWhichGstin ?? false,
    losesInputCredit: tax?.losesInputCredit ?? false,
    roundOff: totals.ok ? moneyView(totals.roundOff) : null,
    total: totals.ok ? moneyView(totals.total) : null,
    totalInWords: totals.ok ? totals.totalInWords : null,
    freightNote: priced.freight.note,
    dispatchBy,
    arriveBy: expectedArrival({
      dispatchBy,
      transitDays: priced.freight.transitDays,
      term: details.deliveryTerm,
    }),
    plan: plan.map(plannedView),
    creditLoad: moneyView(totals.credit),
    creditCosts: creditCosts.map(({ days, cost }) => ({ days, cost: moneyView(cost) })),
    accountCredit: moneyView(accountCredit),
    exchangeRate: goods.exchangeRate && lockedRateText(goods.exchangeRate),
    problem,
  };
}

function plannedView(instalment: Instalment): OrderTotals['plan'][number] {
  const kind = storedKind(instalment);
  return {
    kind,
    label: INSTALMENT_LABEL[kind],
    amount: moneyView(instalment.amount),
    dueText: dueText(instalment),
  };
}
