import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { type DaysOff, isWorkingDay } from '#domain/shared/working-days.ts';
import { daysLost } from './days-lost.ts';
import { likelyDates, plannedDates } from './forward-pass.ts';
import { type SampleRound, type ScheduledTask, TASK_OWNERS, type TaskProgress } from './plan-task.ts';
import { calendarsFor, daysFrom } from './work-calendars.fixture.ts';

/** Random plans without cycles: a task only depends on earlier ones, then the list is shuffled. */
type GraphTask = ScheduledTask & TaskProgress;

const PLAN_START = '2026-11-02';

const NOTHING_KNOWN: TaskProgress = {
  status: 'pending',
  rounds: [],
  resubmitDays: null,
  actualStart: null,
  actualEnd: null,
  revisedEnd: null,
};

const shape = fc.record({
  owner: fc.constantFrom(...TASK_OWNERS),
  days: fc.nat(9),
  reach: fc.array(fc.nat(30), { maxLength: 3 }),
});

const plans: fc.Arbitrary<GraphTask[]> = fc
  .array(shape, { minLength: 1, maxLength: 25 })
  .map((shapes) =>
    shapes.map(({ owner, days, reach }, index) => ({
      ...NOTHING_KNOWN,
      id: `T${index}`,
      owner,
      days,
      dependsOn: [...new Set(reach.filter((back) => back < index).map((back) => `T${index - 1 - back}`))],
    })),
  )
  .chain((tasks) => fc.shuffledSubarray(tasks, { minLength: tasks.length }));

/** Some tasks are done, stopped, called off, moved, or take another round. */
const livedPlans: fc.Arbitrary<GraphTask[]> = plans.chain((tasks) =>
  fc.tuple(...tasks.map((task) => lived(task))).map((changed) => [...changed]),
);

/** Up to three sendings of one sample; all but the last were asked for again. */
const rounds: fc.Arbitrary<SampleRound[]> = fc
  .array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 3 })
  .map((gaps) =>
    gaps.map(([due, late], index) => ({
      sampleId: 'S1',
      dueOn: addDays(PLAN_START, due + index * 20),
      answeredOn: index < gaps.length - 1 || late > 10 ? addDays(PLAN_START, due + late + index * 20) : null,
      isAskedAgain: index < gaps.length - 1,
    })),
  );

function lived(task: GraphTask): fc.Arbitrary<GraphTask> {
  const day = fc.nat(60).map((after) => addDays(PLAN_START, after));
  return fc.oneof(
    fc.constant(task),
    rounds.map((sent) => ({ ...task, status: 'in_progress' as const, rounds: sent })),
    fc.tuple(rounds, day).map(([sent, actualEnd]) => ({
      ...task,
      status: 'completed' as const,
      actualEnd,
      rounds: sent,
    })),
    day.map((revisedEnd) => ({ ...task, revisedEnd })),
    day.map((actualEnd) => ({ ...task, status: 'completed' as const, actualEnd })),
    day.map((actualEnd) => ({ ...task, status: 'terminated' as const, actualEnd })),
    fc.constant({ ...task, status: 'cancelled' as const }),
    day.map((actualStart) => ({ ...task, status: 'in_progress' as const, actualStart })),
  );
}

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

/** None of the random rounds ends with one that is still to be made. */
function lastAnswer({ rounds: sent, owner }: GraphTask, today: CalendarDay): CalendarDay {
  const { answeredOn = null, dueOn = '' } = sent.at(-1) ?? {};
  let day = answeredOn ?? dueOn;
  if (answeredOn === null && day < today) {
    day = today;
    while (!isWorkingDay(day, CALENDARS(owner))) day = addDays(day, 1);
  }
  return day;
}

test('whatever has happened, the likely dates are those that a simple reference finds', () => {
  fc.assert(
    fc.property(livedPlans, fc.nat(60), (tasks, passed) => {
      const today = addDays(PLAN_START, passed);
      const ends = referenceEnds(tasks, (task, ready) => {
        if (!OPEN.includes(task.status)) return task.actualEnd ?? ready;
        const off = CALENDARS(task.owner);
        const start = task.actualStart ?? ready;
        const usual = task.rounds.at(-1) ? lastAnswer(task, today) : countOff(start, task.days, off);
        const expected = task.revisedEnd ?? usual;
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

test('the days lost add up to what the milestone is later than promised, whatever has happened', () => {
  fc.assert(
    fc.property(livedPlans, fc.nat(60), fc.nat(70), (tasks, passed, promised) => {
      const known = { startsOn: PLAN_START, today: addDays(PLAN_START, passed), calendars: CALENDARS };
      const promisedOn = addDays(PLAN_START, promised);
      const planned = plannedDates(tasks, PLAN_START, CALENDARS);
      const likely = likelyDates(tasks, known);
      for (const { id } of tasks) {
        const late = daysBetween(promisedOn, likely.get(id)?.end ?? '');
        const lost = daysLost(tasks, id, { planned, likely, promisedOn }, known);
        expect(lost.reduce((sum, { days }) => sum + days, 0)).toBe(Math.max(0, late));
        expect(lost.every(({ days }) => days > 0)).toBe(true);
        const isPlanLonger = (planned.get(id)?.end ?? '') > promisedOn;
        if (!isPlanLonger) expect(lost.map(({ cause }) => cause)).not.toContain('plan');
      }
    }),
  );
});
