/** What a task says, and where its button leads. */

import type { HomeTask } from '#contract/customer/home.ts';
import { daysBetween } from '#domain/shared/calendar.ts';
import { formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { pathTo } from '#web/platform/paths.ts';
import { checkoutLocation } from '#web/widgets/orders/order-links.ts';
import { homeTexts } from './home.texts.ts';

const { task: texts } = homeTexts;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type TaskLink = { to: string; search?: never; state?: typeof OVERLAY_STATE };

export function taskTitle(task: HomeTask, { now, today }: { now: Date; today: string }): string {
  const { dueOn, endsAt, quoteCount, sampleCount, rollCount } = task;
  const amount = task.amount ? formatMoney(moneyOf(task.amount)) : '';
  switch (task.kind) {
    case 'payment_overdue':
      return texts.overdue(amount, dueOn ? daysBetween(dueOn, today) : 1);
    case 'payment_due':
      if (dueOn === null || dueOn <= today) return texts.dueToday(amount);
      return texts.dueOn(amount, formatDay(dueOn, LIST_DATE_FORMAT));
    case 'order_held':
      return texts.held(amount);
    case 'quotes_expiring':
      return texts.quotesExpiring(quoteCount, endsAt ? endText(new Date(endsAt), now) : '');
    case 'samples_to_answer':
      return dueOn !== null && dueOn < today
        ? texts.samplesLate(sampleCount, daysBetween(dueOn, today))
        : texts.samples(sampleCount);
    case 'standard_to_send':
      return texts.standard[task.standard ?? 'colour'];
    case 'issue_offer':
      return texts.offer(amount);
    case 'rolls_to_check':
      return texts.rolls(rollCount);
    case 'order_to_place':
      return texts.orderToPlace;
    case 'desk_question':
      return texts.question;
  }
}

/** Whole minutes, hours or days that are really left. */
export function endText(end: Date, now: Date): string {
  const left = Math.max(0, end.getTime() - now.getTime());
  if (left < HOUR_MS) return texts.endsInMinutes(Math.max(1, Math.floor(left / MINUTE_MS)));
  if (left < 2 * DAY_MS) return texts.endsInHours(Math.floor(left / HOUR_MS));
  return texts.endsInDays(Math.floor(left / DAY_MS));
}

export function taskLabel({ kind, quoteCount }: HomeTask): string {
  switch (kind) {
    case 'quotes_expiring':
      return quoteCount > 1 ? texts.compare : texts.viewQuote;
    case 'samples_to_answer':
      return texts.viewSamples;
    case 'standard_to_send':
      return texts.sendStandard;
    case 'issue_offer':
      return texts.viewOffer;
    case 'rolls_to_check':
      return texts.checkRolls;
    case 'order_to_place':
      return texts.placeOrder;
    case 'desk_question':
      return texts.answer;
    default:
      return texts.pay;
  }
}

export function taskLink({
  kind,
  fabId,
  orderId,
  quoteId,
  quoteCount,
  issueId,
  instalment,
}: HomeTask): TaskLink {
  switch (kind) {
    case 'quotes_expiring':
      return { to: pathTo(quoteCount > 1 ? 'selectQuotes' : 'quoteDetail', { fabId }) };
    case 'order_to_place':
      return linkTo('confirmDetails', { quoteId }, { fabId });
    case 'samples_to_answer':
      return { to: pathTo('productionDetails', { fabId, orderId: orderId ?? '' }) };
    case 'standard_to_send':
      return {
        ...linkTo('productionDetails', { view: 'standard' }, { fabId, orderId: orderId ?? '' }),
        state: OVERLAY_STATE,
      };
    case 'rolls_to_check':
      return { to: pathTo('deliveredDetail', { fabId, orderId: orderId ?? '' }) };
    case 'issue_offer':
      return {
        ...linkTo('raiseIssue', { view: 'issue', id: issueId }, { fabId, orderId: orderId ?? '' }),
        state: OVERLAY_STATE,
      };
    case 'desk_question':
      return {
        ...linkTo('quoteDetail', { view: 'messages' }, { fabId }),
        state: OVERLAY_STATE,
      };
    default:
      return checkoutLocation({ fabId, orderId: orderId ?? '', instalment });
  }
}
