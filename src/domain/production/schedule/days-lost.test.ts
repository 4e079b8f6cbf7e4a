import { expect, test } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { daysLost, daysLostByOwner, type LostDays, withDaysOffTogether } from './days-lost.ts';
import { delayReason } from './delay-reason.ts';
import { likelyDates, plannedDates } from './forward-pass.ts';
import type { TaskProgress } from './plan-task.ts';
import { calendarsFor } from './work-calendars.fixture.ts';

const PLAN_START = '2026-11-02';
const CALENDARS = calendarsFor('IN');
const DYED = chooseTemplate('made_to_order', 'dyed').tasks;

function waitsFor(id: string, ids: readonly string[]): boolean {
  const { dependsOn = [] } = DYED.find((task) => task.id === id) ?? {};
  return ids.includes(id) || dependsOn.some((other) => waitsFor(other, ids));
}

/** Everything up to here was done on its planned day, apart from what is given. */
function dyedPlan(today: CalendarDay, given: Record<string, Partial<TaskProgress>>) {
  const planned = plannedDates(DYED, PLAN_START, CALENDARS);
  const tasks = DYED.map((task) => {
    const end = planned.get(task.id)?.end ?? '';
    const isDone = end < today && !waitsFor(task.id, Object.keys(given));
    const usual: TaskProgress = {
      status: isDone ? 'completed' : 'pending',
      extraDays: 0,
      actualStart: null,
      actualEnd: isDone ? end : null,
      revisedEnd: null,
    };
    return { ...task, ...usual, ...given[task.id] };
  });
  const known = { startsOn: PLAN_START, today, calendars: CALENDARS };
  const likely = likelyDates(tasks, known);
  const lost = daysLost(tasks, 'T83', { planned, likely }, known);
  return { tasks, planned, likely, lost, words: () => lost.map((loss) => wordsOf(loss)) };

  function wordsOf(loss: LostDays): string {
    const task = tasks.find(({ id }) => id === loss.taskId);
    const dates = likely.get(loss.taskId);
    if (!task || !dates) throw new Error(loss.taskId);
    return delayReason(loss, {
      ...task,
      reviseReason: null,
      likelyStart: dates.start,
      likelyEnd: dates.end,
    });
  }
}

test('a plan that runs as planned has lost nothing', () => {
  expect(dyedPlan('2026-11-10', {}).lost).toEqual([]);
});

test('a lab dip that was answered late is counted to the customer, in words', () => {
  // Planned for Thursday 12 November.
  const late = dyedPlan('2026-11-17', { T08: { status: 'completed', actualEnd: '2026-11-17' } });
  expect(daysLostByOwner(late.lost)[0]).toMatchObject({ owner: 'customer' });
  expect(late.words().at(-1)).toMatch(/late because the lab dip was answered on 17 Nov, 2026$/);
});

test('a lab dip that still waits moves the dispatch day by day', () => {
  const dispatch = (today: CalendarDay) =>
    dyedPlan(today, { T08: { status: 'pending' } }).likely.get('T83')?.end ?? '';
  expect(dispatch('2026-11-20') > dispatch('2026-11-17')).toBe(true);
  expect(
    dyedPlan('2026-11-20', { T08: { status: 'pending' } })
      .words()
      .at(-1),
  ).toMatch(/because the lab dip has been waiting for your answer since \d\d Nov, 2026$/);
});

test('another round of a sample is lost by whoever made it', () => {
  const again = dyedPlan('2026-11-12', { T08: { status: 'in_progress', extraDays: 8 } });
  expect(daysLostByOwner(again.lost)[0]?.owner).toBe('supplier');
  expect(again.words().some((words) => words.endsWith('because the lab dip had to be made again'))).toBe(
    true,
  );
});

test('days off along the way are told as one reason, and not at all when they even out', () => {
  const off = (taskId: string, days: number) => ({ taskId, cause: 'days_off' as const, owner: null, days });
  const late = { taskId: 'T08', cause: 'owner' as const, owner: 'customer' as const, days: 3 };
  expect(withDaysOffTogether([off('T83', 1), late, off('T22', 1)])).toEqual([late, off('T83', 2)]);
  expect(withDaysOffTogether([off('T83', -1), late, off('T22', 1)])).toEqual([late]);
});
