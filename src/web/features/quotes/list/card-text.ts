/** What a card of the list says: the one number that matters, and the one next step. */
import type { RequestCard } from '#contract/customer/requests.ts';
import { expiryText } from '#domain/quotes/expiry.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { isRequestClosed, REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { stepOfNumber, WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { knownRateOf, lengthOf } from '#domain/shared/wire-figures.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import { CLOSE_REASON_LABEL, REQUEST_STATUS_LABEL, WIZARD_STEP_LABEL } from '#words/page/requests.ts';
import { listTexts } from './list.texts.ts';

export type CardFigure = { readonly label: string; readonly value: string; readonly note: string | null };
export type CardAction = {
  readonly kind: 'resume' | 'answer' | 'compare' | 'order' | 'view-order' | 'look';
  readonly label: string;
};

const { figure: texts, action: actions } = listTexts;

const TONE: Readonly<Partial<Record<RequestStatus, ChipTone>>> = {
  quote_requested: 'info',
  quote_submitted: 'good',
  quote_approved: 'good',
  unserviceable: 'warn',
};

export function statusOf({ status }: Pick<RequestCard, 'status'>): RequestStatus | null {
  return nameOfCode(REQUEST_STATUS_CODE, status);
}

export function statusText(card: Pick<RequestCard, 'status'>): string {
  const status = statusOf(card);
  return status === null ? '' : REQUEST_STATUS_LABEL[status];
}

/** Why a query was closed; null while it is open. */
export function closedText({
  closeNote,
  closeReason,
}: Pick<RequestCard, 'closeNote' | 'closeReason'>): string | null {
  return closeNote ?? (closeReason && CLOSE_REASON_LABEL[closeReason]);
}

export function statusTone(card: Pick<RequestCard, 'status'>): ChipTone {
  const status = statusOf(card);
  return (status && TONE[status]) ?? 'neutral';
}

/** "Q-26-000123 · 5,000 m · by Dec 30, 2026 · PO 77"; lines break between facts, never inside a short one. */
export function cardFacts(
  { number, quantity, requiredBy, poNumber }: RequestCard,
  unit?: LengthUnit,
): string[] {
  const facts = [
    number,
    quantity && formatLengthFor(lengthOf(quantity), unit),
    requiredBy && listTexts.requiredBy(formatDay(requiredBy, LIST_DATE_FORMAT)),
    poNumber && (/^p\W?o\b/i.test(poNumber) ? poNumber : listTexts.po(poNumber)),
  ];
  return facts.filter((fact) => fact !== null);
}

export function cardFigure(card: RequestCard, now: Date, unit?: LengthUnit): CardFigure {
  if (isOrdered(card)) return approvedFigure(card, unit);
  switch (statusOf(card)) {
    case 'draft':
      return { label: texts.nextStep, value: stepText(card.openStep), note: null };
    case 'quote_requested':
      return { label: texts.quotes, value: texts.noneYet, note: texts.withSuppliers };
    case 'closed':
    case 'unserviceable':
      return { label: texts.reason, value: closedText(card) ?? statusText(card), note: null };
    case 'quote_approved':
      return approvedFigure(card, unit);
    default:
      return { label: bestLabel(card), value: bestValue(card, unit), note: expiryNote(card, now) };
  }
}

/** A query that was closed when its order was cancelled still names that order. */
function isOrdered(card: Pick<RequestCard, 'status' | 'orderId'>): boolean {
  const status = statusOf(card);
  return card.orderId !== null && status !== null && !isRequestClosed(status);
}

function approvedFigure(card: RequestCard, unit: LengthUnit | undefined): CardFigure {
  const label = isBeforeFreight(card) ? texts.approvedExMill : texts.approvedLanded;
  return { label, value: rateText(card, unit), note: null };
}

function stepText(openStep: number | null): string {
  const step = openStep === null ? null : stepOfNumber(openStep);
  if (openStep === null || step === null) return texts.lastPart;
  return texts.step(openStep, WIZARD_STEPS.length, WIZARD_STEP_LABEL[step]);
}

/** Counts what was compared: a price without freight is named as one and never called landed or lowest. */
function bestLabel(card: RequestCard): string {
  const { quoteCount, landedCount } = card;
  if (isBeforeFreight(card)) return quoteCount === 1 ? texts.exMillRate : texts.exMillRates(quoteCount);
  if (landedCount === 0) return texts.quotes;
  if (landedCount < quoteCount) return texts.someLanded(landedCount, quoteCount);
  return quoteCount === 1 ? texts.landedRate : texts.bestLandedRate(quoteCount);
}

function isBeforeFreight({ bestLandedRate, bestRateBeforeFreight }: RequestCard): boolean {
  return bestLandedRate === null && bestRateBeforeFreight !== null;
}

/** Without any rate to name: how many there are, and what they lack. */
function bestValue(card: RequestCard, unit: LengthUnit | undefined): string {
  if (card.quoteCount === 0) return card.hasQuotes ? texts.noneOpen : texts.noneYet;
  if (card.landedCount === 0 && !isBeforeFreight(card)) return texts.freightMissing(card.quoteCount);
  return rateText(card, unit);
}

function rateText(
  { bestLandedRate, bestRateBeforeFreight }: RequestCard,
  unit: LengthUnit | undefined,
): string {
  return formatRateFor(knownRateOf(bestLandedRate ?? bestRateBeforeFreight), unit);
}

function expiryNote({ nextExpiry, quoteCount }: RequestCard, now: Date): string | null {
  if (nextExpiry === null) return null;
  const text = expiryText(nextExpiry, now);
  return quoteCount > 1 ? texts.firstToExpire(text) : text;
}

type Actionable = Pick<
  RequestCard,
  'status' | 'allowedMoves' | 'isInformationAsked' | 'quoteCount' | 'orderId'
>;

/** Only what the server allows; looking is always allowed. */
export function cardAction(card: Actionable): CardAction {
  const may = (move: RequestCard['allowedMoves'][number]) => card.allowedMoves.includes(move);
  if (statusOf(card) === 'draft' && may('edit')) return { kind: 'resume', label: actions.resume };
  if (card.isInformationAsked) return { kind: 'answer', label: actions.answer };
  if (isOrdered(card)) return { kind: 'view-order', label: actions.viewOrder };
  if (may('order')) return { kind: 'order', label: actions.order };
  if (may('compare') && card.quoteCount > 1) return { kind: 'compare', label: actions.compare };
  return { kind: 'look', label: card.quoteCount === 1 ? actions.viewQuote : actions.open };
}
