/** What a card of the list says: the one number that matters, and the one next step. */
import type { RequestCard } from '#contract/requests.ts';
import { expiryText } from '#domain/quotes/expiry.ts';
import { formatRate, NOT_QUOTED } from '#domain/quotes/rate.ts';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatLength } from '#domain/shared/length.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { ChipTone } from '#ui/chip.tsx';
import { knownRateOf, lengthOf } from '#web/widgets/requests/wire-figures.ts';

export type CardFigure = { readonly label: string; readonly value: string; readonly note: string | null };
export type CardAction = {
  readonly kind: 'resume' | 'answer' | 'compare' | 'order' | 'look';
  readonly label: string;
};

export const UNNAMED_CLOTH = 'Fabric not described yet';

const TONE: Readonly<Partial<Record<RequestStatus, ChipTone>>> = {
  quote_requested: 'info',
  quote_submitted: 'good',
  quote_approved: 'good',
  unserviceable: 'warn',
};

export function statusOf({ status }: Pick<RequestCard, 'status'>): RequestStatus | null {
  return nameOfCode(REQUEST_STATUS_CODE, status);
}

export function statusTone(card: Pick<RequestCard, 'status'>): ChipTone {
  const status = statusOf(card);
  return (status && TONE[status]) ?? 'neutral';
}

/** "Q-26-000123 · 5,000 m · by Dec 30, 2026 · PO 77"; lines break between facts, never inside one. */
export function cardFacts({ number, quantity, requiredBy, poNumber }: RequestCard): string {
  const facts = [
    number,
    quantity && formatLength(lengthOf(quantity)),
    requiredBy && `by ${formatDay(requiredBy, LIST_DATE_FORMAT)}`,
    poNumber && (/^p\W?o\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`),
  ];
  return facts
    .filter((fact) => fact !== null)
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' · ');
}

export function cardFigure(card: RequestCard, now: Date): CardFigure {
  switch (statusOf(card)) {
    case 'draft':
      return { label: 'Draft', value: stepWords(card.openStep), note: null };
    case 'quote_requested':
      return { label: 'Best landed rate', value: NOT_QUOTED, note: 'Suppliers are working on it' };
    case 'closed':
    case 'unserviceable':
      return { label: 'Closed because', value: card.closeReason ?? card.statusLabel, note: null };
    case 'quote_approved':
      return { label: `Approved ${rateLabel(card)}`, value: rateText(card), note: null };
    default:
      return { label: bestLabel(card), value: rateText(card), note: expiryNote(card, now) };
  }
}

function stepWords(openStep: number | null): string {
  return openStep === null ? 'Ready to review' : `Step ${openStep} of ${WIZARD_STEPS.length}`;
}

function bestLabel(card: RequestCard): string {
  const label = rateLabel(card);
  if (card.quoteCount === 1) return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  return isBeforeFreight(card)
    ? `Rate, freight extra (${card.quoteCount} quotes)`
    : `Best ${label} of ${card.quoteCount} quotes`;
}

/** Only a price without freight is there: it is named as one and never called landed or best. */
function isBeforeFreight({ bestLandedRate, bestRateBeforeFreight }: RequestCard): boolean {
  return bestLandedRate === null && bestRateBeforeFreight !== null;
}

function rateLabel(card: RequestCard): string {
  return isBeforeFreight(card) ? 'rate, freight extra' : 'landed rate';
}

function rateText({ bestLandedRate, bestRateBeforeFreight }: RequestCard): string {
  return formatRate(knownRateOf(bestLandedRate ?? bestRateBeforeFreight));
}

function expiryNote({ nextExpiry, quoteCount }: RequestCard, now: Date): string | null {
  if (nextExpiry === null) return null;
  const text = expiryText(nextExpiry, now);
  return quoteCount > 1 ? `first one ${text}` : text;
}

type Actionable = Pick<RequestCard, 'status' | 'allowedMoves' | 'isInformationAsked' | 'quoteCount'>;

/** Only what the server allows; looking is always allowed. */
export function cardAction(card: Actionable): CardAction {
  const may = (move: RequestCard['allowedMoves'][number]) => card.allowedMoves.includes(move);
  if (statusOf(card) === 'draft') return { kind: 'resume', label: 'Resume' };
  if (card.isInformationAsked) return { kind: 'answer', label: 'Answer' };
  if (may('order')) return { kind: 'order', label: 'Place order' };
  if (may('compare') && card.quoteCount > 1) return { kind: 'compare', label: 'Compare quotes' };
  return { kind: 'look', label: card.quoteCount === 1 ? 'Look at quote' : 'Open' };
}
