import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { closestRowInForce, rowInForce } from './effective-row.ts';

test('the newest row whose day has come is in force', () => {
  const rows = [
    { effectiveFrom: '2026-04-01' },
    { effectiveFrom: '2026-06-01' },
    { effectiveFrom: '2026-05-01' },
  ];
  expect(rowInForce(rows, '2026-03-31')).toBeNull();
  expect(rowInForce(rows, '2026-04-01')).toBe(rows[0]);
  expect(rowInForce(rows, '2026-05-31')).toBe(rows[2]);
  expect(rowInForce(rows, '2027-01-01')).toBe(rows[1]);
});

test('the order in which rows are read does not matter', () => {
  const days = fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(days, fc.nat(450), (offsets, on) => {
      const rows = offsets.map((offset) => ({ effectiveFrom: addDays('2026-01-01', offset) }));
      const day = addDays('2026-01-01', on);
      expect(rowInForce(rows, day)).toEqual(rowInForce(rows.toReversed(), day));
      const expected = offsets.filter((offset) => offset <= on);
      expect(rowInForce(rows, day)?.effectiveFrom).toBe(
        expected.length === 0 ? undefined : addDays('2026-01-01', Math.max(...expected)),
      );
    }),
  );
});

test('a longer beginning wins over a newer row', () => {
  const rows = [
    { prefix: '56', effectiveFrom: '2026-06-01' },
    { prefix: '5600', effectiveFrom: '2026-01-01' },
    { prefix: '5600', effectiveFrom: '2026-02-01' },
  ];
  const closest = (code: string, day: string) => closestRowInForce(rows, code, ({ prefix }) => prefix, day);
  expect(closest('560058', '2026-07-01')).toBe(rows[2]);
  expect(closest('561001', '2026-07-01')).toBe(rows[0]);
  expect(closest('560058', '2025-12-31')).toBeNull();
  expect(closest('110001', '2026-07-01')).toBeNull();
});
