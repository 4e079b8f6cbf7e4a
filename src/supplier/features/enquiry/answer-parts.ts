/** What a mill may say besides a quote: no bid in one tap, or a question. */
import { askDesk, declineEnquiry, type Enquiry } from '#contract/supplier/enquiry.ts';
import { NO_BID_REASON_LABEL, NO_BID_REASONS } from '#domain/suppliers/no-bid-reason.ts';
import { call, fieldProblems, problemText, sendOnce } from '#supplier/platform/api.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, field, folded, notice } from '#supplier/platform/page-parts.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

type Refresh = (enquiry: Enquiry) => void;

export function noBidPart(refresh: Refresh): HTMLElement {
  const problem = h('div');
  const decline = async (reason: (typeof NO_BID_REASONS)[number]) => {
    try {
      const body = { reason };
      refresh(await sendOnce(body, (idempotencyKey) => call(declineEnquiry, { body }, { idempotencyKey })));
    } catch (error) {
      problem.replaceChildren(notice(problemText(error), 'bad'));
    }
  };
  return folded(
    texts.noBid,
    h('p', { class: 'text-ink-soft' }, texts.noBidHelp),
    ...NO_BID_REASONS.map((reason) =>
      button(NO_BID_REASON_LABEL[reason], { variant: 'secondary', wide: true }, () => void decline(reason)),
    ),
    problem,
  );
}

export function questionPart({ questions }: Enquiry, refresh: Refresh): HTMLElement {
  const requested = field({ label: texts.askLabel, lines: 3, attributes: { maxlength: '500' } });
  const submit = async () => {
    const body = { question: requested.input.value.trim() };
    try {
      refresh(await sendOnce(body, (idempotencyKey) => call(askDesk, { body }, { idempotencyKey })));
    } catch (error) {
      requested.show(fieldProblems(error).question ?? problemText(error));
      requested.input.focus();
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
    requested.node,
    button(texts.askAction, { variant: 'secondary', wide: true }),
  );
  const part = folded(texts.ask, ...questions.map(questionLine), form);
  part.open = questions.length > 0;
  return part;
}

function questionLine({ question, answer }: Enquiry['questions'][number]): HTMLElement {
  return h(
    'div',
    { class: 'border-l-2 border-line pl-3' },
    h('p', { class: 'whitespace-pre-line wrap-anywhere' }, question),
    h(
      'p',
      { class: 'whitespace-pre-line wrap-anywhere text-ink-soft' },
      answer === null ? texts.answerWaits : texts.answer(answer),
    ),
  );
}
