/** From what is known today to the day each task will end: finished work counts as it was, the rest as it must follow. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { type DaysOff, nextWorkingDay } from '#domain/shared/working-days.ts';
import { expectedAnswer } from './expected-answer.ts';
import { finishDay } from './finish-day.ts';
import {
  isOpenTask,
  type PlanDates,
  type ScheduledTask,
  type TaskDates,
  type TaskOwner,
  type TaskProgress,
} from './plan-task.ts';
import { orderTasks } from './task-order.ts';

/** On which days whoever owns a task works. */
export type WorkCalendars = (owner: TaskOwner) => DaysOff;

/** The dates of a plan before anything has happened. */
export function plannedDates(
  tasks: readonly ScheduledTask[],
  startsOn: CalendarDay,
  calendars: WorkCalendars,
): PlanDates {
  return walk(tasks, startsOn, ({ owner, days }, ready) => ({
    start: ready,
    end: finishDay(ready, days, calendars(owner)),
  }));
}

export type Known = {
  readonly startsOn: CalendarDay;
  readonly today: CalendarDay;
  readonly calendars: WorkCalendars;
};

export function likelyDates(tasks: readonly (ScheduledTask & TaskProgress)[], known: Known): PlanDates {
  return walk(tasks, known.startsOn, (task, ready) => likelyOf(task, ready, known));
}

function likelyOf(task: ScheduledTask & TaskProgress, ready: CalendarDay, known: Known): TaskDates {
  const { today, calendars } = known;
  const start = task.actualStart ?? ready;
  // What was called off takes no time; work that was stopped ended on the day it was.
  if (!isOpenTask(task)) return { start, end: task.actualEnd ?? ready };
  const off = calendars(task.owner);
  const expected = task.revisedEnd ?? expectedEnd(task, start, known);
  // Work that is not done cannot end before what it waits for, nor in the past.
  const earliest = latest(expected, ready);
  return { start, end: earliest < today ? nextWorkingDay(today, off) : earliest };
}

/** A decision that has begun ends with its last answer; before that some samples are still to be sent. */
function expectedEnd(task: ScheduledTask & TaskProgress, start: CalendarDay, known: Known): CalendarDay {
  const answered = expectedAnswer(task, known);
  if (answered !== null && task.status === 'in_progress') return answered.on;
  const usual = finishDay(start, task.days, known.calendars(task.owner));
  return latest(usual, answered?.on ?? usual);
}

function walk<Task extends ScheduledTask>(
  tasks: readonly Task[],
  startsOn: CalendarDay,
  datesOf: (task: Task, ready: CalendarDay) => TaskDates,
): PlanDates {
  const order = orderTasks(tasks);
  if (!order.ok) throw formRefusal({ tasks: order.problem });
  const dates = new Map<string, TaskDates>();
  for (const task of order.tasks) dates.set(task.id, datesOf(task, readyDay(task, dates, startsOn)));
  return dates;
}

/** The day on which everything a task waits for is done. */
export function readyDay(
  { dependsOn }: Pick<ScheduledTask, 'dependsOn'>,
  dates: PlanDates,
  startsOn: CalendarDay,
): CalendarDay {
  return dependsOn.map((id) => dates.get(id)?.end ?? startsOn).reduce(latest, startsOn);
}

function latest(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one > other ? one : other;
}
