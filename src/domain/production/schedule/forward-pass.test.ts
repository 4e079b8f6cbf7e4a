import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { type DaysOff, isWorkingDay } from '#domain/shared/working-days.ts';
import { likelyDates, plannedDates } from './forward-pass.ts';
import { type GraphTask, livedPlans, PLAN_START, plans } from './plan-graph.fixture.ts';
import { calendarsFor, daysFrom } from './work-calendars.fixture.ts';

const CALENDARS = calendarsFor('BD', {
  IN: daysFrom('2026-11-09', 4),
  BD: daysFrom('2026-12-16', 1),
});
const OPEN = ['pending', 'in_progress', 'provisional'];

/** As a child would do it: write down days, and go over the whole list until nothing changes any more. */
function referenceEnds(
  tasks: readonly GraphTask[],
  endOf: (task: GraphTask, ready: CalendarDay) => CalendarDay,
): Record<string, CalendarDay> {
  const ends: Record<string, CalendarDay> = Object.fromEntries(tasks.map(({ id }) => [id, PLAN_START]));
  for (let again = true; again; ) {
    again = false;
    for (const task of tasks) {
      const ready = [PLAN_START, ...task.dependsOn.map((id) => ends[id] ?? '')].sort().at(-1) ?? '';
      const end = endOf(task, ready);
      if (end !== ends[task.id]) again = true;
      ends[task.id] = end;
    }
  }
  return ends;
}

/** Crosses the days off one by one. */
function countOff(from: CalendarDay, days: number, off: DaysOff): CalendarDay {
  let day = from;
  let counted = 0;
  while (counted < days) {
    day = addDays(day, 1);
    counted += off.holidays.has(day) ? 0 : 1;
  }
  while (days > 0 && !isWorkingDay(day, off)) day = addDays(day, 1);
  return day;
}

const endsIn = (dates: ReadonlyMap<string, { end: CalendarDay }>) =>
  Object.fromEntries([...dates].map(([id, { end }]) => [id, end]));

test('a plan of any shape has the dates that a simple reference finds', () => {
  fc.assert(
    fc.property(plans, (tasks) => {
      const ends = referenceEnds(tasks, ({ owner, days }, ready) => countOff(ready, days, CALENDARS(owner)));
      expect(endsIn(plannedDates(tasks, PLAN_START, CALENDARS))).toEqual(ends);
    }),
  );
});

test('whatever has happened, the likely dates are those that a simple reference finds', () => {
  fc.assert(
    fc.property(livedPlans, fc.nat(60), (tasks, passed) => {
      const today = addDays(PLAN_START, passed);
      const ends = referenceEnds(tasks, (task, ready) => {
        if (!OPEN.includes(task.status)) return task.actualEnd ?? ready;
        const off = CALENDARS(task.owner);
        const start = task.actualStart ?? ready;
        const expected = task.revisedEnd ?? countOff(start, task.days + task.extraDays, off);
        const end = expected > ready ? expected : ready;
        if (end >= today) return end;
        let day = today;
        while (!isWorkingDay(day, off)) day = addDays(day, 1);
        return day;
      });
      const known = { startsOn: PLAN_START, today, calendars: CALENDARS };
      expect(endsIn(likelyDates(tasks, known))).toEqual(ends);
    }),
  );
});

test('before anything has happened the likely dates are the planned ones', () => {
  fc.assert(
    fc.property(plans, (tasks) => {
      const known = { startsOn: PLAN_START, today: PLAN_START, calendars: CALENDARS };
      expect(endsIn(likelyDates(tasks, known))).toEqual(endsIn(plannedDates(tasks, PLAN_START, CALENDARS)));
    }),
  );
});

test('tasks that wait for each other are refused, whatever else stands in the plan', () => {
  fc.assert(
    fc.property(plans, fc.nat(24), fc.nat(24), (tasks, one, other) => {
      const first = tasks[one % tasks.length];
      const last = tasks[other % tasks.length];
      if (!first || !last) return;
      const looped = [
        ...tasks.filter(({ id }) => id !== first.id),
        { ...first, dependsOn: [...first.dependsOn, 'loop'] },
        { ...last, id: 'loop', dependsOn: [first.id] },
      ];
      expect(() => plannedDates(looped, PLAN_START, CALENDARS)).toThrow('form_refused');
    }),
  );
});

test('a cycle is named by its own tasks alone, and a dependency on nothing by its id', () => {
  const task = (id: string, ...dependsOn: string[]) =>
    ({ id, dependsOn, days: 1, owner: 'supplier' }) as const;
  const problemOf = (...tasks: ReturnType<typeof task>[]) => {
    try {
      plannedDates(tasks, PLAN_START, CALENDARS);
      return null;
    } catch (error) {
      return (error as { fields: { tasks: string } }).fields.tasks;
    }
  };
  const loop = problemOf(task('A'), task('B', 'A', 'D'), task('C', 'B'), task('D', 'C'), task('E', 'D'));
  expect(loop).toMatch(/^These tasks wait for each other: [BCD], [BCD], [BCD]\.$/);
  expect(problemOf(task('A', 'X'))).toBe('There is no task X to depend on.');
  expect(problemOf(task('A'), task('A'))).toBe('Two tasks have the same id.');
});
