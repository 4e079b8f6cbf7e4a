import { expect, test } from 'vitest';
import type { TaskStatus } from '#domain/production/task-status.ts';
import { chooseTemplate } from '#domain/production/templates/choose-template.ts';
import { millMovesOf } from './mill-task.ts';

/** Everything before it is done, so that only the task itself decides. */
function movesOf(taskId: string, status: TaskStatus = 'in_progress') {
  const plan = chooseTemplate('made_to_order', 'dyed').tasks.map((task) => ({
    ...task,
    status: task.id === taskId ? status : ('completed' as const),
  }));
  const task = plan.find(({ id }) => id === taskId);
  if (!task) throw new Error(`There is no task ${taskId}.`);
  return millMovesOf(task, plan);
}

test('a mill starts, ends and moves its own work', () => {
  expect(movesOf('T10', 'pending')).toEqual(['start', 'complete', 'reschedule']);
  expect(movesOf('T10')).toEqual(['complete', 'reschedule']);
  expect(movesOf('T10', 'completed')).toEqual([]);
});

test('packing is ended by its rolls and samples by being sent, never by saying so', () => {
  expect(movesOf('T81')).toEqual(['reschedule']);
  expect(movesOf('T07')).toEqual(['reschedule']);
});

test('of every template, nothing that is another’s, that a buyer decides or that a payment ends', () => {
  for (const finish of ['greige', 'rfd', 'dyed', 'printed', 'yarn_dyed', 'denim'] as const) {
    const { tasks } = chooseTemplate('made_to_order', finish);
    for (const task of tasks) {
      const plan = tasks.map((each) => ({
        ...each,
        status: each.id === task.id ? ('in_progress' as const) : ('completed' as const),
      }));
      const moves = millMovesOf({ ...task, status: 'in_progress' }, plan);
      const isOwn = task.owner === 'supplier' || task.owner === 'processor';
      if (!isOwn) expect(moves, task.id).toEqual([]);
      if (task.gate !== null || task.sampleStep === 'decide' || task.standardKind !== null)
        expect(moves, task.id).not.toContain('complete');
    }
  }
});
