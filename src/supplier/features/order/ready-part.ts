/** The goods can be fetched. */
import type { MillOrder } from '#contract/supplier/production.ts';
import { problemText } from '#supplier/platform/api.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, folded, notice } from '#supplier/platform/page-parts.ts';
import { orderTexts as texts } from './order.texts.ts';
import { sendReport } from './send-report.ts';

export function readyPart({ orderId }: MillOrder, refresh: (next: MillOrder) => void): HTMLElement {
  const problem = h('div', { class: 'empty:hidden' });
  const send = async () => {
    try {
      refresh(await sendReport(orderId, { kind: 'ready' }));
    } catch (error) {
      problem.replaceChildren(notice(problemText(error), 'bad'));
    }
  };
  return folded(
    texts.ready,
    h('p', { class: 'text-ink-soft' }, texts.readyHelp),
    button(texts.readySend, { wide: true }, () => void send()),
    problem,
  );
}
