/** Our order to the mill: read as a PDF, accepted in one tap, and what became of its invoices. */
import { acceptMillOrder, listMillPapers, type MillPaper } from '#contract/supplier/papers.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { call, problemText, sendOnce } from '#supplier/platform/api.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, card, facts, notice } from '#supplier/platform/page-parts.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { orderTexts as texts } from './order.texts.ts';

/** Null where the order came of no quote of the mill. */
export async function paperOf(orderId: string): Promise<HTMLElement | null> {
  const papers = await call(listMillPapers, {});
  const own = papers.find((paper) => paper.orderId === orderId);
  if (!own) return null;
  const place = h('div', {});
  place.append(paperCard(own, place));
  return place;
}

function paperCard(paper: MillPaper, place: HTMLElement): HTMLElement {
  const problem = h('div', { class: 'empty:hidden' });
  const accept = async () => {
    const input = { params: { purchaseId: paper.purchaseId }, body: {} };
    try {
      const papers = await sendOnce(input, (idempotencyKey) =>
        call(acceptMillOrder, input, { idempotencyKey }),
      );
      const next = papers.find(({ purchaseId }) => purchaseId === paper.purchaseId);
      if (next) place.replaceChildren(paperCard(next, place));
    } catch (error) {
      problem.replaceChildren(notice(problemText(error), 'bad'));
    }
  };
  return card(
    texts.paper(paper.number),
    facts([
      { label: texts.goods, value: formatMoney(moneyOf(paper.goods)) },
      { label: texts.readyOn, value: dayText(paper.readyOn) },
      { label: texts.payment, value: texts.paymentDays(paper.paymentDays) },
      ...paper.invoices.map((invoice) => ({
        label: texts.invoice(invoice.number),
        value: invoiceText(invoice),
      })),
    ]),
    paper.paper && paperLink(paper.paper),
    paper.state === 'to_accept'
      ? button(texts.acceptOrder, { wide: true }, () => void accept())
      : notice(texts.paperStates[paper.state], paper.state === 'accepted' ? 'good' : 'warn'),
    problem,
  );
}

function invoiceText({ total, open, dueOn, state }: MillPaper['invoices'][number]): string {
  const amount = formatMoney(moneyOf(total));
  return state === 'paid'
    ? texts.paid(amount)
    : texts.openUntil(amount, formatMoney(moneyOf(open)), dayText(dueOn));
}

function paperLink({ url, name }: NonNullable<MillPaper['paper']>): HTMLElement {
  return h(
    'a',
    { class: buttonClass({ variant: 'secondary', wide: true }), href: url, download: name },
    texts.openPaper,
  );
}
