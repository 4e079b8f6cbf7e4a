import { expect, test } from 'vitest';
import { changeText, sentenceCase } from './change-text.ts';

const details = (values: Record<string, string | null>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

test('a change reads as what it was and what it became, amounts as amounts', () => {
  expect(
    changeText(details({ roleBefore: 'desk', role: 'production', activeBefore: 'true', active: 'true' })),
  ).toBe('role: desk → production');
  expect(
    changeText(
      details({
        limitMinor: '75000050',
        currency: 'INR',
        creditDays: '45',
        limitMinorBefore: '50000000',
        creditDaysBefore: '30',
      }),
    ),
  ).toBe('limit: ₹5,00,000.00 → ₹7,50,000.50, credit days: 30 → 45');
});

test('what was added stands alone, and codes read as words', () => {
  expect(changeText(details({ metres: '9475', reason: 'Sold at the mill' }))).toBe(
    'metres: 9475, reason: Sold at the mill',
  );
  expect(changeText(details({ minor: '8324', currency: 'INR', unit: 'metre' }))).toBe(
    'amount: ₹83.24, unit: metre',
  );
  expect(changeText([])).toBe('');
  expect([sentenceCase('role-given'), sentenceCase('task_rescheduled'), sentenceCase('validUntil')]).toEqual([
    'role given',
    'task rescheduled',
    'valid until',
  ]);
});
