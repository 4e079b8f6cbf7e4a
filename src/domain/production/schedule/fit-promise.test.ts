import { expect, test } from 'vitest';
import { addDays } from '#domain/shared/calendar.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { fitToPromise } from './fit-promise.ts';
import { plannedDates } from './forward-pass.ts';
import { calendarsFor } from './work-calendars.fixture.ts';

const MONDAY = '2026-11-02';
const DYED = chooseTemplate('made_to_order', 'dyed').tasks;
const calendars = calendarsFor('IN');

function fitted(days: number) {
  const promisedOn = addDays(MONDAY, days);
  const tasks = fitToPromise(DYED, { startsOn: MONDAY, promisedOn, milestone: 'T83', calendars });
  return { tasks, promisedOn, dispatch: plannedDates(tasks, MONDAY, calendars).get('T83')?.end ?? '' };
}

test('a promise the template keeps leaves the plan as it is', () => {
  expect(fitted(40).tasks).toEqual(DYED);
});

test('a tight promise takes days from our own work, never from the buyer', () => {
  const { tasks, dispatch, promisedOn } = fitted(24);
  expect(dispatch <= promisedOn).toBe(true);
  for (const [index, task] of tasks.entries()) {
    if (task.owner === 'customer' || task.owner === 'test_lab') expect(task.days).toBe(DYED[index]?.days);
  }
});

test('a promise nobody can keep is planned as early as good cloth allows, and stays late', () => {
  const { tasks, dispatch, promisedOn } = fitted(8);
  expect(dispatch > promisedOn).toBe(true);
  expect(tasks.find(({ id }) => id === 'T22')?.days).toBe(3);
});
