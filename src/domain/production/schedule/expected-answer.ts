/** When the buyer's answer about the samples of one decision is expected, and how late the buyer's answers were. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { type DaysOff, nextWorkingDay } from '#domain/shared/working-days.ts';
import { finishDay } from './finish-day.ts';
import type { SampleRound, ScheduledTask, TaskOwner, TaskProgress } from './plan-task.ts';

type Decision = Pick<ScheduledTask, 'owner' | 'days'> & Pick<TaskProgress, 'rounds' | 'resubmitDays'>;
type Known = { readonly today: CalendarDay; readonly calendars: (owner: TaskOwner) => DaysOff };

export type ExpectedAnswer = {
  readonly on: CalendarDay;
  /** Days past the due days of all rounds so far. */
  readonly lateDays: number;
};

/** What a new round of cuttings takes where the template names no days. */
const USUAL_RESUBMIT_DAYS = 4;
const MAKER: TaskOwner = 'processor';

/** Of the sample that takes longest; null before any was sent. */
export function expectedAnswer(task: Decision, known: Known): ExpectedAnswer | null {
  const bySample = Map.groupBy(task.rounds, ({ sampleId }) => sampleId);
  return [...bySample.values()]
    .map((rounds) => answerOf(rounds, task, known))
    .reduce<ExpectedAnswer | null>((last, one) => (last === null || one.on > last.on ? one : last), null);
}

function answerOf(rounds: readonly SampleRound[], task: Decision, known: Known): ExpectedAnswer {
  const off = known.calendars(task.owner);
  const answeredOn = (round: SampleRound) => round.answeredOn ?? notInPast(round.dueOn, known.today, off);
  const lateDays = rounds.reduce(
    (sum, round) => sum + Math.max(0, daysBetween(round.dueOn, answeredOn(round))),
    0,
  );
  const last = rounds.at(-1);
  if (!last) return { on: known.today, lateDays };
  const on = last.isAskedAgain ? nextAnswer(answeredOn(last), task, known) : answeredOn(last);
  return { on, lateDays };
}

/** It is made again, sent, and answered within the usual days. */
function nextAnswer(
  askedOn: CalendarDay,
  { owner, days, resubmitDays }: Decision,
  known: Known,
): CalendarDay {
  const making = known.calendars(MAKER);
  const sentOn = finishDay(askedOn, resubmitDays ?? USUAL_RESUBMIT_DAYS, making);
  return finishDay(notInPast(sentOn, known.today, making), days, known.calendars(owner));
}

function notInPast(day: CalendarDay, today: CalendarDay, off: DaysOff): CalendarDay {
  return day < today ? nextWorkingDay(today, off) : day;
}
