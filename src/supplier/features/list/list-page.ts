/** A mill's own list: what is late first, then orders, enquiries that wait, quotes, and how it is rated. */
import {
  type ListedEnquiry,
  type ListedOrder,
  type MillHome,
  readMill,
  signOutMill,
} from '#contract/supplier/mill.ts';
import { listMillPapers } from '#contract/supplier/papers.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { formatLength } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { MILL_ORDER_STATE_LABEL } from '#domain/suppliers/mill-order-state.ts';
import { call } from '#supplier/platform/api.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { h, replace } from '#supplier/platform/dom.ts';
import { button, card, folded, frame, notice } from '#supplier/platform/page-parts.ts';
import { enquiryPlace, orderPlace } from '#supplier/platform/places.ts';
import { listTexts as texts } from './list.texts.ts';
import { row, rows } from './list-rows.ts';
import { papersPart } from './papers-part.ts';
import { ratingPart } from './rating-part.ts';

export async function showList(container: HTMLElement): Promise<void> {
  const home = await call(readMill, {});
  const papers = await call(listMillPapers, {});
  document.title = texts.title;
  const late = home.orders.filter(({ lateDays }) => lateDays > 0);
  replace(
    container,
    frame(
      h(
        'div',
        {},
        h('h1', { class: 'text-xl font-bold wrap-anywhere' }, home.supplierName),
        h('p', { class: 'text-sm text-ink-soft' }, texts.signedInAs(home.personName)),
      ),
      late.length > 0 ? notice(texts.late(late.length), 'warn') : null,
      ...enquiryParts(home.enquiries),
      ordersPart(home.orders),
      papersPart(papers),
      ratingPart(home.rating),
      button(texts.signOut, { variant: 'quiet', wide: true }, () => void signOut()),
    ),
  );
}

async function signOut(): Promise<void> {
  await call(signOutMill, { body: {} });
  location.reload();
}

function ordersPart(orders: MillHome['orders']): HTMLElement {
  return card(texts.orders, rows(orders.map(orderRow), texts.noOrders));
}

function orderRow(order: ListedOrder): HTMLElement {
  const { orderId, quality, number, quantity, rate, next, dispatchBy, lateDays, state } = order;
  const figures = [formatLength(lengthOf(quantity)), ...(rate ? [formatRate(rateOf(rate))] : [])];
  return row({
    title: quality,
    about: [number, ...figures].join(' · '),
    detail:
      state !== 'in_production'
        ? null
        : next
          ? texts.next(next.task, dayText(next.due))
          : texts.dispatchBy(dayText(dispatchBy)),
    chip: lateDays > 0 ? texts.daysLate(lateDays) : MILL_ORDER_STATE_LABEL[state],
    tone: lateDays > 0 ? 'bad' : state === 'delivered' ? 'good' : 'neutral',
    href: orderPlace(orderId),
  });
}

function enquiryParts(enquiries: readonly ListedEnquiry[]): HTMLElement[] {
  const waiting = enquiries.filter(
    ({ state, quote }) => state === 'open' || (state === 'quoted' && quote?.state === 'outdated'),
  );
  const quoted = enquiries.filter((each) => each.quote && !waiting.includes(each));
  const others = enquiries.filter((each) => !waiting.includes(each) && !quoted.includes(each));
  return [
    card(texts.enquiries, rows(waiting.map(enquiryRow), texts.noEnquiries)),
    ...(quoted.length > 0 ? [card(texts.quotes, rows(quoted.map(enquiryRow), ''))] : []),
    ...(others.length > 0 ? [folded(texts.closed, rows(others.map(enquiryRow), ''))] : []),
  ];
}

function enquiryRow(enquiry: ListedEnquiry): HTMLElement {
  const { fabId, number, quality, quantity, requiredBy, state, quote } = enquiry;
  const about = [
    number,
    formatLength(lengthOf(quantity)),
    ...(quote ? [formatRate(rateOf(quote.rate))] : []),
  ];
  return row({
    title: quality,
    about: about.join(' · '),
    detail: !quote && requiredBy ? texts.neededBy(dayText(requiredBy)) : null,
    ...statusLine(state, quote),
    // A link that has ended opens nothing.
    href: state === 'ended' ? null : enquiryPlace(fabId),
  });
}

function statusLine(
  state: ListedEnquiry['state'],
  quote: ListedEnquiry['quote'],
): { chip: string | null; tone: 'good' | 'warn' | 'neutral' } {
  if (quote) {
    const tone = quote.state === 'approved' ? 'good' : quote.state === 'outdated' ? 'warn' : 'neutral';
    return { chip: texts.quoteStates[quote.state], tone };
  }
  const chip = {
    open: null,
    quoted: null,
    no_bid: texts.noBid,
    ended: texts.ended,
    closed: texts.closedState,
  };
  return { chip: chip[state], tone: 'neutral' };
}
