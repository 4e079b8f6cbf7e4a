/** Samples that are to be sent now: courier, number, and a photo of each option or lot. */
import type { MillOrder, SampleToSend } from '#contract/supplier/production.ts';
import { labelAfter } from '#domain/production/sample-labels.ts';
import { MOST_SAMPLE_PIECES } from '#domain/suppliers/mill-report.ts';
import { fieldProblems, problemText } from '#supplier/platform/api.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, card, field, folded, notice } from '#supplier/platform/page-parts.ts';
import { orderTexts as texts } from './order.texts.ts';
import { type PieceField, pieceField } from './piece-field.ts';
import { sendReport } from './send-report.ts';

type Refresh = (next: MillOrder) => void;

export function samplesPart(order: MillOrder, refresh: Refresh): HTMLElement | null {
  if (order.samples.length === 0) return null;
  return card(texts.samples, ...order.samples.map((sample) => sampleForm(order, sample, refresh)));
}

function isWaiting({ reports }: MillOrder, { name }: SampleToSend): boolean {
  return reports.some(
    ({ kind, state, about }) => kind === 'sample' && state === 'waiting' && about?.startsWith(`${name}:`),
  );
}

function sampleForm(order: MillOrder, sample: SampleToSend, refresh: Refresh): HTMLElement {
  const title = texts.sampleRound(sample.name, sample.round);
  if (isWaiting(order, sample))
    return h(
      'p',
      { class: 'flex flex-wrap justify-between gap-x-3' },
      h('span', { class: 'font-semibold' }, title),
      h('span', { class: 'text-sm font-semibold text-warn' }, texts.waits),
    );
  const courier = field({ label: texts.courier, attributes: { maxlength: '40' } });
  const number = field({ label: texts.courierNumber, attributes: { maxlength: '40', autocomplete: 'off' } });
  const { node, pieces } = pieceFields(order, sample);
  const status = h('div', { class: 'empty:hidden' });
  const submit = async () => {
    const sent = {
      sampleId: sample.sampleId,
      courier: courier.input.value.trim(),
      courierNumber: number.input.value.trim(),
      pieces: pieces().map((piece) => piece.body()),
    };
    try {
      refresh(await sendReport(order.orderId, { kind: 'sample', sample: sent }));
    } catch (error) {
      const problems = fieldProblems(error);
      courier.show(problems['sample.courier']);
      number.show(problems['sample.courierNumber']);
      const other = Object.values(problems)[0] ?? problemText(error);
      status.replaceChildren(notice(other, 'bad'));
    }
  };
  const form = h(
    'form',
    {
      class: 'flex flex-col gap-4',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    sample.asked && askedPart(sample.asked),
    courier.node,
    number.node,
    h('p', { class: 'text-sm text-ink-soft' }, texts.sampleHelp),
    node,
    status,
    button(texts.sendSample, { wide: true }),
  );
  return folded(title, form);
}

function askedPart(asked: string): HTMLElement {
  return h(
    'div',
    { class: 'rounded-control bg-warn-soft px-4 py-3' },
    h('h3', { class: 'font-semibold' }, texts.asked),
    h('p', { class: 'whitespace-pre-line wrap-anywhere' }, asked),
  );
}

function pieceFields({ orderId }: MillOrder, { piece, labels }: SampleToSend) {
  const fields: PieceField[] = [];
  const list = h('div', { class: 'flex flex-col gap-4' });
  const append = (label: string) => {
    const made = pieceField({ orderId, piece, label });
    fields.push(made);
    list.append(made.node);
    more.hidden = fields.length >= MOST_SAMPLE_PIECES;
  };
  const more = button(texts.addPiece(piece), { variant: 'quiet', size: 'small' }, () =>
    append(labelAfter(fields.at(-1)?.body().label ?? '')),
  );
  for (const label of labels) append(label);
  return { node: h('div', { class: 'flex flex-col items-start gap-2' }, list, more), pieces: () => fields };
}
