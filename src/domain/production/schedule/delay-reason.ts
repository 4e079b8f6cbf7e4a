/** Says why the dispatch date moved, as somebody at the mill would say it on the phone. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { SAMPLE_TYPE_LABEL, type SampleType } from '../sample-approval.ts';
import type { LostDays } from './days-lost.ts';
import { isOpenTask, type TaskProgress } from './plan-task.ts';

export type ReasonTask = TaskProgress & {
  readonly name: string;
  readonly sampleType: SampleType | null;
  readonly gate: 'payment' | 'approval' | null;
  /** What staff said when they moved it. */
  readonly reviseReason: string | null;
  /** As likely as it is known today. */
  readonly likelyStart: CalendarDay;
  readonly likelyEnd: CalendarDay;
};

/** "2 days late because the lab dip was answered on 09 Dec, 2026" */
export function delayReason({ days, cause }: LostDays, task: ReasonTask): string {
  return days > 0
    ? `${counted(days)} late because ${causeText(cause, task)}`
    : `${counted(-days)} made up because ${causeText(cause, task)}`;
}

/** For days nobody lost: the plan itself was never as short as the promise. */
export function planReason(days: number): string {
  return `${counted(days)} late because production takes longer than promised`;
}

function counted(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function causeText(cause: LostDays['cause'], task: ReasonTask): string {
  if (cause === 'days_off') return 'of days off in the calendar';
  if (cause === 'sample_round') return `${sampleText(task)} had to be made again`;
  return isOpenTask(task) ? openText(task) : endedText(task);
}

function openText(task: ReasonTask): string {
  if (task.reviseReason !== null) return `of ${task.reviseReason}`;
  if (task.gate === 'approval') {
    return `${sampleText(task)} has been waiting for your answer since ${formatDay(task.likelyStart, DETAIL_DATE_FORMAT)}`;
  }
  if (task.gate === 'payment')
    return `payment has been due since ${formatDay(task.likelyStart, DETAIL_DATE_FORMAT)}`;
  return `“${task.name}” is now expected on ${formatDay(task.likelyEnd, DETAIL_DATE_FORMAT)}`;
}

function endedText(task: ReasonTask): string {
  if (task.status === 'cancelled') return `“${task.name}” was not needed`;
  const day = formatDay(task.likelyEnd, DETAIL_DATE_FORMAT);
  if (task.gate === 'approval') return `${sampleText(task)} was answered on ${day}`;
  if (task.gate === 'payment') return `payment arrived on ${day}`;
  return `“${task.name}” was finished on ${day}`;
}

function sampleText({ sampleType }: Pick<ReasonTask, 'sampleType'>): string {
  if (sampleType === null) return 'the sample';
  return sampleType === 'bulk' ? 'the bulk sample' : `the ${SAMPLE_TYPE_LABEL[sampleType].toLowerCase()}`;
}
