/** The mill's own documents: each of our orders as a PDF, with what became of its invoices. */
import type { MillPaper } from '#contract/supplier/papers.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { h } from '#supplier/platform/dom.ts';
import { folded } from '#supplier/platform/page-parts.ts';
import { orderPlace } from '#supplier/platform/places.ts';
import { listTexts as texts } from './list.texts.ts';
import { row, rows } from './list-rows.ts';

export function papersPart(papers: readonly MillPaper[]): HTMLElement {
  return folded(texts.papers, rows(papers.map(paperRow), texts.noPapers));
}

function paperRow(paper: MillPaper): HTMLElement {
  const { number, orderedOn, goods, state, orderId, invoices } = paper;
  const line = row({
    title: texts.paper(number),
    about: texts.paperOf(dayText(orderedOn), formatMoney(moneyOf(goods))),
    detail: invoices.length > 0 ? texts.invoices(invoices.length, owedOf(paper)) : null,
    chip: texts.paperStates[state],
    tone: state === 'to_accept' ? 'warn' : state === 'accepted' ? 'good' : 'neutral',
    href: orderPlace(orderId),
  });
  if (paper.paper)
    line.append(
      h(
        'a',
        {
          class: 'flex min-h-12 items-center font-semibold text-brand-700',
          href: paper.paper.url,
          download: paper.paper.name,
        },
        texts.openPaper(number),
      ),
    );
  return line;
}

/** Null when nothing is. */
function owedOf({ invoices, goods }: MillPaper): string | null {
  const open = invoices.reduce((sum, invoice) => sum + moneyOf(invoice.open).minor, 0n);
  return open > 0n ? formatMoney(money(open, goods.currency)) : null;
}
