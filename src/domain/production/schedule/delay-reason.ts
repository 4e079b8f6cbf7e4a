/** Says why the dispatch is late, as somebody at the mill would say it on the phone. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { SAMPLE_TYPE_LABEL, type SampleType } from '../sample-approval.ts';
import { daysLostByOwner, type LostDays } from './days-lost.ts';
import { type Audience, isOpenTask, ownerInSentence, type TaskProgress } from './plan-task.ts';

export type ReasonTask = TaskProgress & {
  readonly name: string;
  readonly sampleType: SampleType | null;
  readonly gate: 'payment' | 'approval' | null;
  /** What staff said when they moved it: in their own words, so always a quotation. */
  readonly reviseReason: string | null;
  /** When the buyer's part was, or is, due. */
  readonly dueOn: CalendarDay;
  readonly likelyEnd: CalendarDay;
};

/** "2 days lost by you (lab dip answered on 09 Dec, 2026)" */
export function delayReason({ days, cause, owner }: LostDays, task: ReasonTask, audience: Audience): string {
  if (cause === 'days_off') return `${counted(days)} for holidays and days off`;
  if (cause === 'plan') return `${counted(days)} planned beyond the promised date`;
  if (cause === 'added') return `${counted(days)} for an added step (${quoted(task.name)})`;
  const who = owner ? ` by ${ownerInSentence(owner, audience)}` : '';
  return `${counted(days)} lost${who} (${cause === 'sample_round' ? againText(task) : detail(task)})`;
}

function detail(task: ReasonTask): string {
  if (task.reviseReason !== null) return quoted(task.reviseReason);
  return isOpenTask(task) ? openText(task) : endedText(task);
}

function openText({ gate, dueOn, name, likelyEnd, ...task }: ReasonTask): string {
  if (gate === 'approval') return `${sampleText(task)} answer was due on ${dayText(dueOn)}`;
  if (gate === 'payment') return `payment was due on ${dayText(dueOn)}`;
  return `${quoted(name)} now expected on ${dayText(likelyEnd)}`;
}

function endedText(task: ReasonTask): string {
  const day = dayText(task.likelyEnd);
  if (task.gate === 'approval') return `${sampleText(task)} answered on ${day}`;
  if (task.gate === 'payment') return `payment arrived on ${day}`;
  return `${quoted(task.name)} ${task.status === 'terminated' ? 'stopped' : 'finished'} on ${day}`;
}

function againText(task: ReasonTask): string {
  return `${sampleText(task)} made again`;
}

function sampleText({ sampleType }: Pick<ReasonTask, 'sampleType'>): string {
  if (sampleType === null) return 'sample';
  return sampleType === 'bulk' ? 'bulk sample' : SAMPLE_TYPE_LABEL[sampleType].toLowerCase();
}

/** Whatever was typed stays one piece: no full stop of its own, no quotation inside the quotation. */
function quoted(typed: string): string {
  const words = typed.replace(/\s+/g, ' ').replace(/["“”]/g, '').trim();
  return `“${words.replace(/[.\s]+$/, '')}”`;
}

export type DispatchDays = {
  readonly promisedOn: CalendarDay;
  readonly likelyOn: CalendarDay;
  readonly hasLeft: boolean;
};

/** More reasons than these are added up by who lost the days; each of them stands in the list below. */
const TOLD_IN_FULL = 2;

/** "Now likely 14 Dec, 2026 instead of 12 Dec, 2026: 2 days lost by the mill (“loom breakdown”)." */
export function dispatchSentence(
  { promisedOn, likelyOn, hasLeft }: DispatchDays,
  lost: readonly (LostDays & { readonly text: string })[],
  audience: Audience,
): string {
  const late = daysBetween(promisedOn, likelyOn);
  const promised = dayText(promisedOn);
  if (late === 0)
    return hasLeft ? `Dispatched on the promised day.` : `On time for the promised ${promised}.`;
  const left = hasLeft ? 'Dispatched ' : '';
  if (late < 0) return `${left}${counted(-late)} ahead of the promised ${promised}.`;
  const moved = hasLeft
    ? `Dispatched on ${dayText(likelyOn)} instead of ${promised}`
    : `Now likely ${dayText(likelyOn)} instead of ${promised}`;
  return `${moved}: ${listed(lost.length > TOLD_IN_FULL ? summedUp(lost, audience) : lost.map(({ text }) => text))}.`;
}

function summedUp(lost: readonly (LostDays & { readonly text: string })[], audience: Audience): string[] {
  const ofPeople = daysLostByOwner(lost).map(
    ({ owner, days }) => `${counted(days)} lost by ${ownerInSentence(owner, audience)}`,
  );
  return [...ofPeople, ...lost.filter(({ owner }) => owner === null).map(({ text }) => text)];
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function counted(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function dayText(day: CalendarDay): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}
