/** More cloth, lower rate: a few rows that come when they are wanted. */
import { MOST_BREAKS } from '#domain/suppliers/mill-quote.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, type Field, field } from '#supplier/platform/page-parts.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

type Typed = { readonly from: string; readonly rate: string };
type Row = { from: Field; rate: Field; node: HTMLElement };

const FIGURE = { inputmode: 'decimal', autocomplete: 'off' };

export function breakRows({ unit, symbol }: { unit: string; symbol: string }) {
  let rows: Row[] = [];
  const list = h('div', { class: 'flex flex-col gap-3' });
  const problem = h('p', { class: 'text-sm text-bad', role: 'alert', hidden: true });
  const add = button(texts.addBreak, { variant: 'quiet', size: 'small' }, () =>
    append({ from: '', rate: '' }),
  );

  function append(typed: Typed): void {
    const from = field({ label: texts.breakFrom, value: typed.from, suffix: unit, attributes: FIGURE });
    const rate = field({ label: texts.breakRate, value: typed.rate, prefix: symbol, attributes: FIGURE });
    const remove = button(texts.removeBreak, { variant: 'quiet', size: 'small' }, () => drop(row));
    const node = h(
      'div',
      { class: 'flex flex-col gap-2 border-b border-line pb-3' },
      from.node,
      rate.node,
      remove,
    );
    const row: Row = { from, rate, node };
    rows.push(row);
    list.append(node);
    add.hidden = rows.length >= MOST_BREAKS;
  }

  function drop(row: Row): void {
    rows = rows.filter((each) => each !== row);
    row.node.remove();
    add.hidden = false;
  }

  return {
    node: h(
      'div',
      { class: 'flex flex-col items-start gap-2' },
      h('h3', { class: 'font-semibold' }, texts.breaks),
      list,
      problem,
      add,
    ),
    rows: (): Typed[] =>
      rows
        .map(({ from, rate }) => ({ from: from.input.value.trim(), rate: rate.input.value.trim() }))
        .filter(({ from, rate }) => from !== '' || rate !== ''),
    fill(typed: readonly Typed[]) {
      for (const row of rows) row.node.remove();
      rows = [];
      for (const each of typed) append(each);
    },
    show(text: string | undefined) {
      problem.hidden = text === undefined;
      problem.textContent = text ?? '';
    },
  };
}
