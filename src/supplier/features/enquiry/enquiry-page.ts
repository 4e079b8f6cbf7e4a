/** One page from top to bottom: what is asked, what this mill has said, and what it may say next. */
import { type Enquiry, readEnquiry } from '#contract/supplier/enquiry.ts';
import { NO_BID_REASON_LABEL } from '#domain/suppliers/no-bid-reason.ts';
import { call } from '#supplier/platform/api.ts';
import { dayText } from '#supplier/platform/day-text.ts';
import { h, replace } from '#supplier/platform/dom.ts';
import { clothCanvas } from '#supplier/platform/draw-cloth.ts';
import { button, card, facts, folded, frame, notice } from '#supplier/platform/page-parts.ts';
import { LIST_PLACE } from '#supplier/platform/places.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { noBidPart, questionPart } from './answer-parts.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';
import { askedRows, colourRows, quoteRows } from './enquiry-words.ts';
import { quotePart } from './quote-part.ts';

export async function showEnquiry(container: HTMLElement): Promise<void> {
  show(container, await call(readEnquiry, {}));
}

/** `isImproving`: the form stands open although something was quoted. */
function show(container: HTMLElement, enquiry: Enquiry, isImproving = false): void {
  const { state, quote } = enquiry;
  const refresh = (next: Enquiry) => show(container, next);
  const mayQuote = state === 'open' || state === 'no_bid' || state === 'quoted';
  const needsQuote = quote === null || quote.state === 'outdated' || isImproving;
  document.title = texts.enquiry(enquiry.number);
  replace(
    container,
    frame(
      heading(enquiry),
      ...statusLines(enquiry),
      quote && !isImproving ? sentPart(enquiry, () => show(container, enquiry, true)) : null,
      mayQuote && needsQuote ? quotePart(enquiry, refresh) : null,
      state === 'open' ? noBidPart(refresh) : null,
      questionPart(enquiry, refresh),
      h('a', { class: buttonClass({ variant: 'quiet', wide: true }), href: LIST_PLACE }, texts.list),
    ),
  );
  if (!isImproving) scrollTo(0, 0);
}

function heading(enquiry: Enquiry): HTMLElement {
  const { number, quality, supplierName, message, isExport } = enquiry;
  return card(
    null,
    h(
      'div',
      { class: 'flex items-start gap-4' },
      clothCanvas(enquiry),
      h(
        'div',
        { class: 'min-w-0' },
        h(
          'p',
          { class: 'text-sm text-ink-soft' },
          `${texts.enquiry(number)} · ${texts.forMill(supplierName)}`,
        ),
        h('h1', { class: 'text-lg leading-snug font-bold wrap-anywhere' }, quality),
      ),
    ),
    facts([...askedRows(enquiry), ...colourRows(enquiry)]),
    isExport ? h('p', { class: 'text-sm text-ink-soft' }, texts.exportOrder) : null,
    folded(
      texts.specification,
      facts(enquiry.facts),
      message
        ? h(
            'div',
            {},
            h('h3', { class: 'font-semibold' }, texts.message),
            h('p', { class: 'whitespace-pre-line wrap-anywhere text-ink-soft' }, message),
          )
        : null,
    ),
  );
}

/** What a mill has to know before anything else. */
function statusLines({ state, quote, noBidReason }: Enquiry): HTMLElement[] {
  if (quote?.state === 'approved') return [notice(texts.approved, 'good')];
  if (state === 'closed') return [notice(texts.closed, 'warn')];
  if (quote?.state === 'outdated') return [notice(texts.outdated, 'warn')];
  return state === 'no_bid' && noBidReason
    ? [notice(texts.declined(NO_BID_REASON_LABEL[noBidReason].toLowerCase()), 'info')]
    : [];
}

function sentPart({ quote, state }: Enquiry, onImprove: () => void): HTMLElement | null {
  if (!quote) return null;
  const mayImprove = state === 'quoted' && quote.state !== 'outdated';
  return card(
    texts.sent,
    h(
      'p',
      { class: 'flex flex-wrap justify-between gap-2 text-ink-soft' },
      h('span', { class: 'font-semibold text-brand-700' }, texts.states[quote.state]),
      h('span', {}, texts.sentAt(dayText(quote.sentAt.slice(0, 10)))),
    ),
    facts(quoteRows(quote)),
    mayImprove ? button(texts.improveAction, { variant: 'secondary', wide: true }, onImprove) : null,
  );
}
