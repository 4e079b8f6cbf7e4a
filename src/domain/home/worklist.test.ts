import { expect, test } from 'vitest';
import { byUrgency, type Task } from './worklist.ts';

const NOW = new Date('2026-11-16T06:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 60 * 60_000);
const order = (tasks: readonly Task[]) => byUrgency(tasks, NOW).map(({ kind }) => kind);

test('overdue money comes first, then what ends within a day, then questions, then the rest', () => {
  expect(
    order([
      { kind: 'payment_due', at: hours(40) },
      { kind: 'desk_question', at: hours(-90) },
      { kind: 'quotes_expiring', at: hours(50) },
      { kind: 'order_held', at: hours(0.5) },
      { kind: 'quotes_expiring', at: hours(5) },
      { kind: 'payment_overdue', at: hours(-30) },
    ]),
  ).toEqual([
    'payment_overdue',
    'order_held',
    'quotes_expiring',
    'desk_question',
    'payment_due',
    'quotes_expiring',
  ]);
});

test('of two alike the earlier one is the more urgent', () => {
  const late = { kind: 'payment_overdue', at: hours(-24) } as const;
  const later = { kind: 'payment_overdue', at: hours(-240) } as const;
  expect(byUrgency([late, later], NOW)).toEqual([later, late]);
  expect(byUrgency([], NOW)).toEqual([]);
});
