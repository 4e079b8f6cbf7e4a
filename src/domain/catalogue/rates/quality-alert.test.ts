import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { alertStep, lowerRateProblem } from './quality-alert.ts';

test('an alert fires once per crossing', () => {
  let isArmed = true;
  const fired = [false, true, true, false, false, true].map((isMet) => {
    const step = alertStep(isArmed, isMet);
    isArmed = step.isArmed;
    return step.fires;
  });
  expect(fired).toEqual([false, true, false, false, false, true]);
});

test('an alert for a lower rate is below the rate of today', () => {
  const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
  expect(lowerRateProblem(rupees(90), rupees(91))).toBeNull();
  expect(lowerRateProblem(rupees(90), null)).toBeNull();
  expect(lowerRateProblem(rupees(91), rupees(91))).toBe('Enter a rate below ₹91.00.');
  expect(lowerRateProblem(rupees(0), rupees(91))).toBe('Enter a rate above 0.');
});
