/** One task of the mill: begun and finished in one tap, or moved to a new day with a reason. */
import type { MillOrder, MillTask } from '#contract/supplier/production.ts';
import { MILL_DELAY_LABEL, MILL_DELAYS } from '#domain/suppliers/mill-report.ts';
import { fieldProblems, problemText } from '#supplier/platform/api.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, choice, field, notice } from '#supplier/platform/page-parts.ts';
import { orderTexts as texts } from './order.texts.ts';
import { type ReportBody, sendReport } from './send-report.ts';

type Refresh = (next: MillOrder) => void;

export function taskRow(order: MillOrder, task: MillTask, refresh: Refresh): HTMLElement {
  const { taskId, name, moves } = task;
  const problem = h('div', { class: 'empty:hidden' });
  const below = h('div', { class: 'empty:hidden' });
  const send = async (body: ReportBody) => {
    try {
      refresh(await sendReport(order.orderId, body));
    } catch (error) {
      problem.replaceChildren(notice(Object.values(fieldProblems(error))[0] ?? problemText(error), 'bad'));
    }
  };
  const isWaiting = order.reports.some((report) => report.taskId === taskId && report.state === 'waiting');
  const action = (text: string, look: 'primary' | 'secondary' | 'quiet', onPress: () => void) => {
    const made = button(text, { size: 'small', variant: look }, onPress);
    made.setAttribute('aria-label', texts.ofTask(text, name));
    return made;
  };
  const actions = isWaiting
    ? [h('span', { class: 'text-sm font-semibold text-warn' }, texts.waits)]
    : [
        moves.includes('start') &&
          action(texts.start, 'secondary', () => void send({ kind: 'start', taskId })),
        moves.includes('complete') &&
          action(texts.finished, 'primary', () => void send({ kind: 'end', taskId })),
        moves.includes('reschedule') &&
          action(texts.newDay, 'quiet', () => below.replaceChildren(newDayForm(order, task, send, below))),
      ];
  return h(
    'li',
    { class: 'flex flex-col gap-2 py-3' },
    h(
      'div',
      { class: 'flex flex-wrap items-baseline justify-between gap-x-3' },
      h('span', { class: 'font-semibold wrap-anywhere' }, name),
      h('span', { class: 'text-sm text-ink-soft' }, statusOf(task)),
    ),
    actions.some(Boolean) && h('div', { class: 'flex flex-wrap gap-2' }, ...actions),
    below,
    problem,
  );
}

function statusOf({ status, statusLabel, likelyEnd, actualEnd }: MillTask): string {
  if (status === 'completed' && actualEnd) return texts.doneOn(dayText(actualEnd));
  return status === 'pending' || status === 'in_progress'
    ? `${statusLabel}, ${texts.by(dayText(likelyEnd))}`
    : statusLabel;
}

function newDayForm(
  { today }: MillOrder,
  { taskId, likelyEnd }: MillTask,
  send: (body: ReportBody) => Promise<void>,
  place: HTMLElement,
): HTMLElement {
  const day = field({
    label: texts.likelyDay,
    value: likelyEnd < today ? today : likelyEnd,
    attributes: { type: 'date', min: today },
  });
  const reason = choice(
    texts.reason,
    MILL_DELAYS.map((each) => ({ value: each, label: MILL_DELAY_LABEL[each] })),
  );
  const note = field({ label: texts.note, lines: 2, attributes: { maxlength: '500' } });
  return h(
    'form',
    {
      class: 'flex flex-col gap-4 rounded-card bg-brand-50 p-4',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const said = note.input.value.trim();
        void send({
          kind: 'new_day',
          taskId,
          to: day.input.value,
          reason: reason.input.value as (typeof MILL_DELAYS)[number],
          ...(said ? { note: said } : {}),
        });
      },
    },
    day.node,
    reason.node,
    note.node,
    button(texts.sendDay, { wide: true }),
    button(texts.cancel, { variant: 'quiet', wide: true }, () => place.replaceChildren()),
  );
}
