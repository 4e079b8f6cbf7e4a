/** The quote form: few large fields, the rest folded away, and a code where this device has none confirmed. */
import { type Enquiry, sendMillQuote } from '#contract/supplier/enquiry.ts';
import { type MillQuoteField, readMillQuote } from '#domain/suppliers/mill-quote.ts';
import { call, fieldProblems, isRefusedWith, problemText, sendOnce } from '#supplier/platform/api.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, card, notice } from '#supplier/platform/page-parts.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { codePart } from './code-part.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';
import { shortFigures } from './enquiry-words.ts';
import { quoteFields } from './quote-fields.ts';

type Refresh = (enquiry: Enquiry) => void;

export function quotePart(enquiry: Enquiry, refresh: Refresh): HTMLElement {
  const fields = quoteFields(enquiry);
  const status = h('div', { class: 'flex flex-col gap-4' });
  const send = button(texts.send, { wide: true });
  const form = h('form', { class: 'flex flex-col gap-4', novalidate: true });
  form.append(...offeredFigures(enquiry, fields.fill), ...fields.nodes, status, bar(send));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit({ enquiry, fields, status, send, refresh });
  });
  return card(enquiry.quote ? texts.improve : texts.yourQuote, form);
}

/** Stays in reach of the thumb. */
function bar(send: HTMLElement): HTMLElement {
  return h('div', { class: 'sticky bottom-0 -mx-4 -mb-4 border-t border-line bg-paper p-4' }, send);
}

function offeredFigures(
  { lastQuote, quote }: Enquiry,
  fill: (figures: NonNullable<Enquiry['lastQuote']>) => void,
): HTMLElement[] {
  if (!lastQuote || quote) return [];
  const text = texts.lastFigures(shortFigures(lastQuote));
  return [button(text, { variant: 'secondary', wide: true }, () => fill(lastQuote))];
}

type Sending = {
  enquiry: Enquiry;
  fields: ReturnType<typeof quoteFields>;
  status: HTMLElement;
  send: HTMLButtonElement;
  refresh: Refresh;
};

async function submit(sending: Sending): Promise<void> {
  const { enquiry, fields, status, send, refresh } = sending;
  const body = fields.body();
  const { currency, quantity, today } = enquiry;
  const reading = readMillQuote(body, { currency, unit: quantity.unit, today });
  fields.showProblems(reading.ok ? {} : fieldTexts(TYPED_PROBLEM_TEXT, reading.problems));
  status.replaceChildren(...(reading.ok ? [] : [notice(texts.check, 'bad')]));
  if (!reading.ok) return;
  if (enquiry.needsCode) return askForCode(sending);
  send.disabled = true;
  send.textContent = texts.sending;
  try {
    refresh(await sendOnce(body, (idempotencyKey) => call(sendMillQuote, { body }, { idempotencyKey })));
  } catch (error) {
    if (isRefusedWith(error, 'step_up_required')) return askForCode(sending);
    fields.showProblems(fieldProblems(error) as Partial<Record<MillQuoteField, string>>);
    status.replaceChildren(notice(problemText(error), 'bad'));
  } finally {
    send.disabled = false;
    send.textContent = texts.send;
  }
}

/** The form stays as it is behind the code; once confirmed, it is sent without another tap. */
function askForCode(sending: Sending): void {
  const { enquiry, status, send } = sending;
  send.parentElement?.setAttribute('hidden', '');
  const code = codePart(() => {
    status.replaceChildren();
    send.parentElement?.removeAttribute('hidden');
    return submit({ ...sending, enquiry: { ...enquiry, needsCode: false } });
  });
  status.replaceChildren(code);
  code.scrollIntoView({ block: 'center' });
}
