import { expect, test } from 'vitest';
import { alertStep } from './quality-alert.ts';

test('an alert fires once per crossing', () => {
  let isArmed = true;
  const fired = [false, true, true, false, false, true].map((isMet) => {
    const step = alertStep(isArmed, isMet);
    isArmed = step.isArmed;
    return step.fires;
  });
  expect(fired).toEqual([false, true, false, false, false, true]);
});
