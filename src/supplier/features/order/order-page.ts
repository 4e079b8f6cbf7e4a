/** An order that the mill has won: its own work with start, end and a new day, photos, rolls, and what it reported. */
import { type MillOrder, readMillOrder } from '#contract/supplier/production.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { formatLength } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { MILL_ORDER_STATE_LABEL } from '#domain/suppliers/mill-order-state.ts';
import { MILL_REPORT_LABEL, MILL_REPORT_STATE_LABEL } from '#domain/suppliers/mill-report.ts';
import { call } from '#supplier/platform/api.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { h, replace } from '#supplier/platform/dom.ts';
import { card, facts, frame, notice } from '#supplier/platform/page-parts.ts';
import { LIST_PLACE } from '#supplier/platform/places.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { filesPart } from './files-part.ts';
import { orderTexts as texts } from './order.texts.ts';
import { paperOf } from './paper-part.ts';
import { readyPart } from './ready-part.ts';
import { rollsPart, sendKeptRolls } from './rolls-part.ts';
import { samplesPart } from './samples-part.ts';
import { taskRow } from './task-row.ts';

export async function showOrder(container: HTMLElement, orderId: string): Promise<void> {
  const kept = await sendKeptRolls(orderId);
  const order = kept ?? (await call(readMillOrder, { params: { orderId } }));
  const paper = await paperOf(orderId);
  show(container, { order, paper }, kept ? texts.keptSent : null);
}

type Shown = { order: MillOrder; paper: HTMLElement | null };

function show(container: HTMLElement, { order, paper }: Shown, said: string | null): void {
  const refresh = (next: MillOrder) => {
    const [newest] = next.reports;
    show(container, { order: next, paper }, newest?.state === 'waiting' ? texts.sentToDesk : texts.sent);
    scrollTo(0, 0);
  };
  const isOpen = order.state === 'in_production' || order.state === 'dispatched';
  document.title = texts.order(order.number);
  replace(
    container,
    frame(
      said ? notice(said, 'good') : null,
      heading(order),
      paper,
      samplesPart(order, refresh),
      card(texts.tasks, tasksOf(order, refresh)),
      ...(isOpen ? [filesPart(order, refresh)] : []),
      ...(isOpen && (order.mayPack || order.packed) ? [rollsPart(order, refresh)] : []),
      ...(order.state === 'in_production' ? [readyPart(order, refresh)] : []),
      reportsPart(order),
      h('a', { class: buttonClass({ variant: 'quiet', wide: true }), href: LIST_PLACE }, texts.back),
    ),
  );
}

function heading({ number, quality, quantity, rate, dispatchBy, deliveryTo, state }: MillOrder): HTMLElement {
  return card(
    null,
    h(
      'div',
      {},
      h('p', { class: 'text-sm text-ink-soft' }, `${texts.order(number)} · ${MILL_ORDER_STATE_LABEL[state]}`),
      h('h1', { class: 'text-lg leading-snug font-bold wrap-anywhere' }, quality),
    ),
    facts([
      { label: texts.quantity, value: formatLength(lengthOf(quantity)) },
      ...(rate ? [{ label: texts.rate, value: formatRate(rateOf(rate)) }] : []),
      { label: texts.dispatchBy, value: dayText(dispatchBy) },
      { label: texts.deliveryTo, value: deliveryTo },
    ]),
  );
}

function tasksOf(order: MillOrder, refresh: (next: MillOrder) => void): HTMLElement {
  if (order.tasks.length === 0) return h('p', { class: 'text-ink-soft' }, texts.noTasks);
  const rows = order.tasks.map((task) => taskRow(order, task, refresh));
  return h('ul', { class: '-my-3 flex flex-col divide-y divide-line' }, ...rows);
}

function reportsPart({ reports }: MillOrder): HTMLElement {
  if (reports.length === 0) return card(texts.reports, h('p', { class: 'text-ink-soft' }, texts.noReports));
  return card(
    texts.reports,
    h('ul', { class: '-my-3 flex flex-col divide-y divide-line' }, ...reports.map(reportRow)),
  );
}

function reportRow({
  kind,
  task,
  about,
  state,
  answer,
  reportedAt,
}: MillOrder['reports'][number]): HTMLElement {
  const look = state === 'sent_back' ? 'text-bad' : state === 'waiting' ? 'text-warn' : 'text-good';
  return h(
    'li',
    { class: 'flex flex-col gap-0.5 py-3' },
    h('span', { class: 'font-semibold' }, [MILL_REPORT_LABEL[kind], task].filter(Boolean).join(': ')),
    about && h('span', { class: 'text-sm' }, about),
    h(
      'span',
      { class: 'flex flex-wrap justify-between gap-2 text-sm' },
      h('span', { class: `font-semibold ${look}` }, MILL_REPORT_STATE_LABEL[state]),
      h('span', { class: 'text-ink-soft' }, dayText(reportedAt.slice(0, 10))),
    ),
    answer && h('span', { class: 'text-sm wrap-anywhere' }, texts.answer(answer)),
  );
}
