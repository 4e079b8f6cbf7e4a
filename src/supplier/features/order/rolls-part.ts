/** The roll list: typed, pasted or from a file, read line by line on the phone, and kept there until there is a line. */
import type { MillOrder } from '#contract/supplier/production.ts';
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { formatLength } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { fieldProblems, isOffline, problemText } from '#supplier/platform/api.ts';
import { h, newId } from '#supplier/platform/dom.ts';
import { button, FILE_LOOK, field, folded, notice } from '#supplier/platform/page-parts.ts';
import { forgetRolls, keepRolls, keptRolls } from './kept-rolls.ts';
import { orderTexts as texts } from './order.texts.ts';
import { sendReport } from './send-report.ts';

const HEAD = 'roll,lot,length\n';
type Refresh = (next: MillOrder) => void;

export function rollsPart(order: MillOrder, refresh: Refresh): HTMLElement {
  const { orderId, packed } = order;
  const list = field({
    label: texts.rollsLabel,
    value: keptRolls(orderId)?.text ?? HEAD,
    lines: 8,
    attributes: { autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false' },
  });
  const status = h('div', { role: 'status', class: 'empty:hidden' });
  const file = fileField(list.input);
  const submit = async () => {
    const text = list.input.value;
    const reading = readRollCsv(text);
    status.replaceChildren(...(reading.ok ? [] : problemsOf(reading.problems)));
    if (!reading.ok) return;
    keepRolls(orderId, { text, isSending: true });
    try {
      const next = await sendRolls(orderId, text);
      forgetRolls(orderId);
      refresh(next);
    } catch (error) {
      if (!isOffline(error)) keepRolls(orderId, { text, isSending: false });
      else addEventListener('online', () => void submit(), { once: true });
      const fields = fieldProblems(error);
      const found = Object.keys(fields).length > 0 ? problemsOf(fields) : null;
      status.replaceChildren(
        ...(isOffline(error) ? [notice(texts.kept, 'warn')] : (found ?? [notice(problemText(error), 'bad')])),
      );
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
    h('p', { class: 'text-ink-soft' }, texts.rollsHelp),
    list.node,
    file,
    status,
    button(packed ? texts.replaceRolls : texts.sendRolls, { wide: true }),
  );
  const part = folded(texts.rolls, packedLine(packed), form);
  part.open = keptRolls(orderId) !== null;
  return part;
}

function packedLine(packed: MillOrder['packed']): HTMLElement | null {
  return (
    packed &&
    h('p', { class: 'font-semibold' }, texts.packed(packed.rolls, formatLength(lengthOf(packed.length))))
  );
}

/** A file is only put into the field, where it can be looked at. */
function fileField(list: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  const id = newId();
  const input = h('input', {
    id,
    type: 'file',
    accept: '.csv,text/csv,text/plain',
    class: FILE_LOOK,
  });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file) list.value = await file.text();
  });
  return h(
    'div',
    { class: 'flex flex-col gap-1' },
    h('label', { for: id, class: 'font-semibold' }, texts.rollsFile),
    input,
  );
}

function problemsOf(problems: Readonly<Record<string, string>>): HTMLElement[] {
  const lines = Object.entries(problems).map(([at, problem]) => h('li', {}, `${at}: ${problem}`));
  return [h('ul', { role: 'alert', class: 'rounded-control bg-bad-soft px-4 py-3 text-bad' }, ...lines)];
}

function sendRolls(orderId: string, rollList: string): Promise<MillOrder> {
  return sendReport(orderId, { kind: 'rolls', rollList });
}

/** What was kept on this phone goes first; null where nothing was, or it needs another look. */
export async function sendKeptRolls(orderId: string): Promise<MillOrder | null> {
  const kept = keptRolls(orderId);
  if (!kept?.isSending) return null;
  try {
    const order = await sendRolls(orderId, kept.text);
    forgetRolls(orderId);
    return order;
  } catch (error) {
    if (isOffline(error)) throw error;
    keepRolls(orderId, { ...kept, isSending: false });
    return null;
  }
}
