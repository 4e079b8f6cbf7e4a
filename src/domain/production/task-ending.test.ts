import { expect, test } from 'vitest';
import { type EndingTask, endingProblem } from './task-ending.ts';
import { chooseTemplate } from './templates/choose-template.ts';

const DYED: readonly EndingTask[] = chooseTemplate('made_to_order', 'dyed').tasks.map((task) => ({
  ...task,
  status: 'pending',
}));
const PAID = { as: 'staff', isPaid: true } as const;

function problemOf(id: string, done: readonly string[], facts: Parameters<typeof endingProblem>[2] = PAID) {
  const plan = DYED.map((task) =>
    done.includes(task.id) ? { ...task, status: 'completed' as const } : task,
  );
  const task = plan.find((candidate) => candidate.id === id);
  return task ? endingProblem(task, plan, facts) : undefined;
}

test('a task waits for everything it depends on', () => {
  expect(problemOf('T22', ['T08'])).toBe('“Pre-treatment” has to be finished first.');
  expect(problemOf('T22', ['T08', 'T20'])).toBeNull();
});

test('staff cannot decide in place of the buyer, nor call a sample sent without one', () => {
  expect(problemOf('T08', ['T07'])).toBe('Only the buyer can decide on this sample.');
  expect(problemOf('T07', ['T06'])).toBe('Send the samples: that finishes this task.');
  expect(problemOf('T08', ['T07'], { as: 'production', isPaid: true })).toBeNull();
});

test('a payment is not finished by saying so', () => {
  expect(problemOf('T82', ['T80'], { as: 'staff', isPaid: false })).toBe('The payment has not arrived yet.');
  expect(problemOf('T82', ['T80'], { as: 'production', isPaid: false })).toBe(
    'The payment has not arrived yet.',
  );
  expect(problemOf('T82', ['T80'])).toBeNull();
});
