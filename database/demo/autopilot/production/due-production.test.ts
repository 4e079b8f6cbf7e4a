import { expect, test } from 'vitest';
import type { TaskStatus } from '#domain/production/task-status.ts';
import { chooseTemplate } from '#domain/production/templates/choose-template.ts';
import { dueProduction, type WatchedTask } from './due-production.ts';

const PAID = new Date('2026-11-12T06:30:00Z');
const after = (seconds: number) => new Date(PAID.getTime() + seconds * 1000);

function plan(
  statuses: Readonly<Record<string, TaskStatus>>,
  change: Partial<WatchedTask> & { id?: string } = {},
) {
  const tasks = chooseTemplate('made_to_order', 'dyed').tasks.map(
    (task): WatchedTask => ({
      ...task,
      status: statuses[task.id] ?? 'pending',
      changedAt: PAID,
      remakeSince: null,
      givenSince: null,
      resubmitDays: task.resubmitDays ?? 4,
      ...(change.id === task.id ? change : {}),
    }),
  );
  return [{ orderId: 'order', tasks }];
}

const DONE = { T01: 'completed', T02: 'completed' } as const;

test('within a minute of the payment the first task moves', () => {
  const started = dueProduction(plan(DONE), after(10));
  expect(started.map(({ kind, taskId }) => [kind, taskId])).toEqual([['start_task', 'T03']]);
  const moved = dueProduction(plan({ ...DONE, T03: 'in_progress' }), after(46));
  expect(moved).toContainEqual(expect.objectContaining({ kind: 'complete_task', taskId: 'T03' }));
});

test('samples are sent for their decision, and made again when the buyer asks', () => {
  const sent = dueProduction(
    plan({ ...DONE, T05: 'completed', T06: 'completed', T07: 'in_progress' }),
    after(91),
  );
  expect(sent).toContainEqual(expect.objectContaining({ kind: 'send_samples', taskId: 'T08' }));
  const open = { ...DONE, T05: 'completed', T06: 'completed', T07: 'completed', T08: 'in_progress' } as const;
  const again = dueProduction(plan(open, { id: 'T08', remakeSince: PAID }), after(271));
  expect(again).toContainEqual(expect.objectContaining({ kind: 'send_samples', taskId: 'T08' }));
});

test('nobody decides or pays in place of the buyer, however long it takes', () => {
  const waiting = {
    ...DONE,
    T05: 'completed',
    T06: 'completed',
    T07: 'completed',
    T08: 'in_progress',
  } as const;
  const due = dueProduction(plan(waiting), after(600));
  expect(due.map(({ taskId }) => taskId)).not.toContain('T08');
});

test('a standard is recorded once the buyer has given it, and never before', () => {
  expect(dueProduction(plan(DONE), after(600)).map(({ taskId }) => taskId)).not.toContain('T05');
  const given = dueProduction(plan(DONE, { id: 'T05', givenSince: PAID }), after(46));
  expect(given).toContainEqual(expect.objectContaining({ kind: 'receive_standards', taskId: 'T05' }));
});

test('what lies longer back stays as it is', () => {
  expect(dueProduction(plan(DONE), after(3600))).toEqual([]);
});
