import { expect, test } from 'vitest';
import {
  ageColumn,
  currencyColumn,
  dayColumn,
  lengthColumn,
  momentColumn,
  moneyColumn,
} from './figure-columns.ts';

const ROW = {
  amount: { minor: '12500050', currency: 'INR' as const },
  length: { thousandths: '1250500', unit: 'metre' as const },
  day: '2026-11-18',
  at: '2026-11-17T22:10:00.000Z',
};
type Row = typeof ROW;

test('the screen reads words, the file plain numbers and ISO dates', () => {
  const now = new Date('2026-11-20T22:10:00.000Z');
  const columns = [
    moneyColumn<Row>('amount', 'Amount', ({ amount }) => amount),
    currencyColumn<Row>(({ amount }) => amount),
    lengthColumn<Row>('length', 'Length', ({ length }) => length),
    dayColumn<Row>('day', 'Day', ({ day }) => day),
    momentColumn<Row>('at', 'At', ({ at }) => at),
    ageColumn<Row>('waiting', 'Waiting', ({ at }) => at, now),
  ];
  expect(columns.map(({ text }) => text(ROW))).toEqual([
    '₹1,25,000.50',
    'INR',
    '1,250.5 m',
    'Nov 18, 2026',
    'Nov 18, 2026, 03:40',
    '3 days',
  ]);
  expect(columns.map(({ csv, text }) => (csv ?? text)(ROW))).toEqual([
    '125000.50',
    'INR',
    '1250.5',
    '2026-11-18',
    '2026-11-17T22:10:00.000Z',
    '2026-11-17T22:10:00.000Z',
  ]);
});
