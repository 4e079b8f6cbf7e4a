/** What a buyer has to do next, the most urgent first. What waits for us is never part of it. */

import type { CompanyRole } from '#domain/account/company/company-role.ts';

export const TASK_KINDS = [
  'payment_overdue',
  'order_held',
  'samples_to_answer',
  'standard_to_send',
  'issue_offer',
  'rolls_to_check',
  'quotes_expiring',
  'order_to_place',
  'desk_question',
  'payment_due',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Who of the company is shown it: those who may do it. */
export const TASK_ROLES: Readonly<Record<TaskKind, readonly CompanyRole[]>> = {
  payment_overdue: ['accounts'],
  order_held: ['accounts'],
  samples_to_answer: ['buyer'],
  standard_to_send: ['buyer'],
  issue_offer: ['buyer'],
  rolls_to_check: ['buyer', 'store'],
  quotes_expiring: ['buyer'],
  order_to_place: ['buyer'],
  desk_question: ['buyer'],
  payment_due: ['accounts'],
};

export type Task = {
  readonly kind: TaskKind;
  /** The day it was due, the moment a hold, a quote or the time for a sample ends, when a question was asked or an offer made, or when a shortage can no longer be claimed. */
  readonly at: Date;
};

const HOUR_MS = 60 * 60_000;
/** Quotes that last longer than this are no task yet. */
export const QUOTES_EXPIRING_WITHIN_MS = 72 * HOUR_MS;
export const PAYMENT_DUE_WITHIN_DAYS = 3;
/** What ends sooner comes before a question of the desk, which only holds things up. */
const SOON_MS = 24 * HOUR_MS;

export function byUrgency<T extends Task>(tasks: readonly T[], now: Date): T[] {
  return tasks.toSorted(
    (one, other) => urgencyRank(one, now) - urgencyRank(other, now) || one.at.getTime() - other.at.getTime(),
  );
}

function urgencyRank({ kind, at }: Task, now: Date): number {
  if (kind === 'payment_overdue') return 0;
  if (kind === 'desk_question') return 2;
  return at.getTime() - now.getTime() <= SOON_MS ? 1 : 3;
}
