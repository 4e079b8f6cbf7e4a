/** What is sent on by WhatsApp: a few lines from named fields alone, so that nothing else of a record can leave with them. */
import type { Order } from '#contract/customer/orders.ts';
import type { Tna } from '#contract/customer/production.ts';
import type { Quote } from '#contract/customer/quotes.ts';
import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { orderLink, productionLink, qualityLink, queryLink } from '#contract/web-links.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { pathTo } from '#web/platform/paths.ts';
import { sharedTexts as texts } from './shared-text.texts.ts';

type Cloth = Pick<FabricRequest, 'quality' | 'number'>;
type SharedQuote = { readonly supplier: Pick<Quote['supplier'], 'alias'> } & Pick<
  Quote,
  'fabId' | 'quantity' | 'appliedRate' | 'landedRate' | 'leadDays' | 'paymentPlan' | 'validTill'
>;

export function quoteMessage(quote: SharedQuote, cloth: Cloth): string {
  return lines(
    texts.quote(quote.supplier.alias, cloth.number),
    `${cloth.quality}, ${formatLength(lengthOf(quote.quantity))}`,
    termsText(quote),
    texts.validTill(dayText(quote.validTill)),
    queryLink(quote.fabId),
  );
}

/** In the order of the screen. */
export function comparisonMessage(
  quotes: readonly SharedQuote[],
  cloth: Cloth & Pick<FabricRequest, 'fabId'>,
): string {
  return lines(
    texts.comparison(quotes.length, cloth.number),
    cloth.quality,
    ...quotes.map((quote, at) => `${at + 1}. ${quote.supplier.alias}: ${termsText(quote)}`),
    pathTo('selectQuotes', { fabId: cloth.fabId }),
  );
}

export function orderMessage(
  order: Pick<Order, 'orderId' | 'number' | 'quality' | 'quantity' | 'statusLabel'> &
    Pick<Order, 'likelyDispatch' | 'dispatchBy'>,
): string {
  return lines(
    texts.order(order.number, order.statusLabel),
    `${order.quality}, ${formatLength(lengthOf(order.quantity))}`,
    texts.dispatch(dayText(order.likelyDispatch ?? order.dispatchBy)),
    orderLink(order.orderId),
  );
}

export function planMessage(
  plan: Pick<Tna, 'fabId' | 'orderId' | 'number' | 'promisedDispatch' | 'likelyDispatch' | 'dispatchedOn'> & {
    readonly stages: readonly Pick<Tna['stages'][number], 'label' | 'state'>[];
    readonly waitingForYou: readonly Pick<Tna['waitingForYou'][number], 'title' | 'dueOn'>[];
  },
): string {
  const { dispatchedOn, likelyDispatch, promisedDispatch } = plan;
  const stage = plan.stages.find(({ state }) => state === 'current')?.label ?? null;
  const likely = likelyDispatch ?? promisedDispatch;
  return lines(
    texts.plan(plan.number, stage),
    dispatchedOn
      ? texts.dispatched(dayText(dispatchedOn))
      : likely === promisedDispatch
        ? texts.dispatch(dayText(likely))
        : texts.moved(dayText(likely), dayText(promisedDispatch)),
    ...plan.waitingForYou.map(({ title, dueOn }) => texts.waiting(title, dayText(dueOn))),
    productionLink(plan),
  );
}

/** Null while there is no rate that holds. */
export function rateMessage(
  quality: Pick<QualityCard, 'fabId' | 'quality' | 'rate' | 'isStale'>,
): string | null {
  if (quality.rate === null || quality.isStale) return null;
  return lines(quality.quality, texts.rate(formatRate(rateOf(quality.rate))), qualityLink(quality.fabId));
}

function termsText({ landedRate, appliedRate, leadDays, paymentPlan }: SharedQuote): string {
  const rate = landedRate
    ? texts.landed(formatRate(rateOf(landedRate)))
    : texts.withoutFreight(formatRate(rateOf(appliedRate)));
  const { creditDays, balance } = paymentPlan;
  const credit = balance === 'on_credit' && creditDays > 0 ? [texts.credit(creditDays)] : [];
  return [rate, texts.days(leadDays), ...credit].join(', ');
}

function dayText(day: string): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}

/** The address comes last and in full. */
function lines(...all: readonly string[]): string {
  const path = all.at(-1) ?? '';
  return [...all.slice(0, -1), new URL(path, window.location.origin).href].join('\n');
}
