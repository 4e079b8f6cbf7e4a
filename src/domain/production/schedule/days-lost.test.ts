import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { daysLost, daysLostByOwner } from './days-lost.ts';
import { delayReason, dispatchSentence } from './delay-reason.ts';
import { finishDay } from './finish-day.ts';
import { likelyDates, plannedDates } from './forward-pass.ts';
import type { SampleRound, TaskProgress } from './plan-task.ts';
import { calendarsFor, daysFrom } from './work-calendars.fixture.ts';

const PLAN_START = '2026-11-02';
const DYED = chooseTemplate('made_to_order', 'dyed').tasks;

function waitsFor(id: string, ids: readonly string[]): boolean {
  const { dependsOn = [] } = DYED.find((task) => task.id === id) ?? {};
  return ids.includes(id) || dependsOn.some((other) => waitsFor(other, ids));
}

type Given = { spareDays?: number; closed?: readonly CalendarDay[]; reason?: string };

/** Everything up to here was done on its planned day, apart from what is given; promised is what was planned. */
function dyedPlan(
  today: CalendarDay,
  given: Record<string, Partial<TaskProgress>>,
  { spareDays = 0, closed = [], reason }: Given = {},
) {
  const calendars = calendarsFor('IN', { IN: closed });
  const planned = plannedDates(DYED, PLAN_START, calendarsFor('IN'));
  const tasks = DYED.map((task) => {
    const end = planned.get(task.id)?.end ?? '';
    const isDone = end < today && !waitsFor(task.id, Object.keys(given));
    const usual: TaskProgress = {
      status: isDone ? 'completed' : 'pending',
      rounds: [],
      resubmitDays: task.resubmitDays,
      actualStart: null,
      actualEnd: isDone ? end : null,
      revisedEnd: null,
    };
    return { ...task, ...usual, ...given[task.id] };
  });
  const known = { startsOn: PLAN_START, today, calendars };
  const likely = likelyDates(tasks, known);
  const promisedOn = addDays(planned.get('T83')?.end ?? '', spareDays);
  const likelyOn = likely.get('T83')?.end ?? '';
  const lost = daysLost(tasks, 'T83', { planned, likely, promisedOn }, known).map((loss) => {
    const task = tasks.find(({ id }) => id === loss.taskId);
    const dates = likely.get(loss.taskId);
    if (!task || !dates) throw new Error(loss.taskId);
    const dueOn = finishDay(dates.start, task.days, calendars(task.owner));
    const told = { ...task, reviseReason: reason ?? null, dueOn, likelyEnd: dates.end };
    return { ...loss, text: delayReason(loss, told, 'buyer') };
  });
  const sentence = dispatchSentence({ promisedOn, likelyOn, hasLeft: false }, lost, 'buyer');
  return { lost, likelyOn, sentence, words: lost.map(({ text }) => text) };
}

function sent(dueOn: CalendarDay, answeredOn: CalendarDay | null = null, isAskedAgain = false): SampleRound {
  return { sampleId: 'S1', dueOn, answeredOn, isAskedAgain };
}

test('a plan that runs as planned has lost nothing', () => {
  const plan = dyedPlan('2026-11-10', {});
  expect(plan.lost).toEqual([]);
  expect(plan.sentence).toBe('On time for the promised 27 Nov, 2026.');
});

test('a lab dip that was answered late is counted to the customer, in words', () => {
  // Planned for Thursday 12 November.
  const late = dyedPlan('2026-11-17', {
    T08: { status: 'completed', actualEnd: '2026-11-17', rounds: [sent('2026-11-12', '2026-11-17')] },
  });
  expect(daysLostByOwner(late.lost)[0]).toMatchObject({ owner: 'customer' });
  expect(late.words[0]).toMatch(/^\d days? lost by you \(lab dip answered on 17 Nov, 2026\)$/);
  expect(late.sentence).toMatch(/^Now likely \d\d Dec, 2026 instead of 27 Nov, 2026: .+\.$/);
});

test('an answer that is not due yet is expected on its due day, whatever today is', () => {
  const waiting = {
    T08: { status: 'in_progress', actualStart: '2026-11-10', rounds: [sent('2026-11-12')] },
  } as const;
  for (const today of ['2026-11-10', '2026-11-11', '2026-11-12']) {
    expect(dyedPlan(today, waiting).lost).toEqual([]);
  }
});

test('a lab dip whose answer is overdue moves the dispatch day by day, at the cost of the buyer', () => {
  const overdue = (today: CalendarDay) =>
    dyedPlan(today, {
      T08: { status: 'in_progress', actualStart: '2026-11-10', rounds: [sent('2026-11-12')] },
    });
  expect(overdue('2026-11-20').likelyOn > overdue('2026-11-17').likelyOn).toBe(true);
  expect(overdue('2026-11-20').words[0]).toMatch(
    /^\d days lost by you \(lab dip answer was due on 12 Nov, 2026\)$/,
  );
});

test('another round of a sample is lost by whoever made it', () => {
  const again = dyedPlan('2026-11-12', {
    T08: {
      status: 'in_progress',
      actualStart: '2026-11-10',
      rounds: [sent('2026-11-12', '2026-11-12', true)],
    },
  });
  expect(daysLostByOwner(again.lost).map(({ owner }) => owner)).toEqual(['supplier']);
  expect(again.words[0]).toMatch(/^\d+ days lost by the mill \(lab dip made again\)$/);
});

test('a buyer who asked for the new round too late lost those days, and the mill the days of the round', () => {
  const again = dyedPlan('2026-11-17', {
    T08: {
      status: 'in_progress',
      actualStart: '2026-11-10',
      rounds: [sent('2026-11-12', '2026-11-17', true)],
    },
  });
  const byOwner = Object.fromEntries(daysLostByOwner(again.lost).map(({ owner, days }) => [owner, days]));
  expect(byOwner.customer).toBe(5);
  expect(byOwner.supplier).toBeGreaterThan(0);
});

test('what the plan had to spare is taken from the earliest losses', () => {
  const late = {
    T08: { status: 'completed', actualEnd: '2026-11-17', rounds: [sent('2026-11-12', '2026-11-17')] },
  } as const;
  const all = dyedPlan('2026-11-17', late);
  const some = dyedPlan('2026-11-17', late, { spareDays: 2 });
  const sum = ({ lost }: typeof all) => lost.reduce((total, { days }) => total + days, 0);
  expect(sum(all) - sum(some)).toBe(2);
  const early = dyedPlan('2026-11-17', late, { spareDays: 30 });
  expect(early.lost).toEqual([]);
  expect(early.sentence).toMatch(/^\d+ days ahead of the promised \d\d Dec, 2026\.$/);
});

test('a closure is lost by nobody, and never made up by anybody', () => {
  const closed = dyedPlan('2026-11-10', {}, { closed: daysFrom('2026-11-18', 3) });
  expect(closed.lost).toMatchObject([{ cause: 'days_off', owner: null }]);
  expect(closed.words).toEqual([expect.stringMatching(/^\d days for holidays and days off$/)]);
});

test.each([
  ['loom breakdown', '“loom breakdown”'],
  ['Because the loom broke. Sorry.', '“Because the loom broke. Sorry”'],
  ['The dyer said "no gas"', '“The dyer said no gas”'],
])('what staff typed is quoted: %s', (reason, quoted) => {
  const moved = dyedPlan('2026-11-10', { T22: { status: 'pending', revisedEnd: '2026-11-25' } }, { reason });
  expect(moved.sentence).toContain(`lost by the process house (${quoted})`);
  expect(moved.sentence.endsWith('.')).toBe(true);
  expect(moved.sentence).not.toContain('..');
});

test('the days lost always add up to the days late, whatever happened', () => {
  const endOf = (id: string) => plannedDates(DYED, PLAN_START, calendarsFor('IN')).get(id)?.end ?? '';
  const lateTask = fc.record({ task: fc.constantFrom(...DYED), by: fc.integer({ min: -3, max: 12 }) });
  fc.assert(
    fc.property(
      fc.array(lateTask, { maxLength: 4 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 8 }),
      (tasks, spareDays, day, closedDays) => {
        const given = Object.fromEntries(
          tasks.map(({ task: { id }, by }) => [id, { revisedEnd: addDays(endOf(id), by) }]),
        );
        const closed = daysFrom('2026-11-11', closedDays);
        const { lost, likelyOn } = dyedPlan(addDays(PLAN_START, day), given, { spareDays, closed });
        const late = daysBetween(addDays(endOf('T83'), spareDays), likelyOn);
        expect(lost.reduce((sum, { days }) => sum + days, 0)).toBe(Math.max(0, late));
      },
    ),
  );
});
