import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { wholeLength } from '#domain/shared/length.ts';
import { planCourse } from './promised-dispatch.ts';
import { calendarsFor, daysFrom } from './work-calendars.fixture.ts';

const MONDAY = '2026-11-02';
const FINISHES = Object.keys(FABRIC_TYPE_CODE) as FabricType[];

function dispatchBy(
  fabricType: FabricType,
  { metres = 5000, leadDays = 40, closed = [] as readonly CalendarDay[], on = MONDAY } = {},
): CalendarDay {
  const quantity = wholeLength(BigInt(metres), 'metre');
  const calendars = calendarsFor('IN', { IN: closed });
  return planCourse({ kind: 'made_to_order', fabricType, quantity, leadDays }, on, calendars).dispatchBy;
}

test('what a mill can keep is promised as it said', () => {
  expect(dispatchBy('greige', { leadDays: 25 })).toBe(addDays(MONDAY, 25));
});

test('what nobody can weave in time is promised for the first day it can be there', () => {
  expect(dispatchBy('greige', { leadDays: 5 }) > addDays(MONDAY, 14)).toBe(true);
});

test('mills that are closed for Diwali make the promise later', () => {
  const closed = daysFrom('2026-11-09', 10);
  expect(dispatchBy('greige', { leadDays: 22, closed }) > dispatchBy('greige', { leadDays: 22 })).toBe(true);
});

test('weaving more takes longer', () => {
  const tight = (metres: number) => dispatchBy('denim', { metres, leadDays: 1 });
  expect(tight(5000)).toBe(tight(15_000));
  expect(tight(40_000) > tight(15_000)).toBe(true);
  expect(tight(10 ** 15)).toBe(tight(10 ** 6));
});

test('a promise is never before its days, never earlier for more cloth, and what the plan itself reaches', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FINISHES),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 100, max: 100_000 }),
      fc.integer({ min: 0, max: 200 }),
      (fabricType, leadDays, metres, day) => {
        const on = addDays(MONDAY, day);
        const promised = dispatchBy(fabricType, { leadDays, metres, on });
        expect(promised >= addDays(on, leadDays)).toBe(true);
        expect(dispatchBy(fabricType, { leadDays, metres: metres * 2, on }) >= promised).toBe(true);
        const work = { kind: 'made_to_order', fabricType, leadDays } as const;
        const quantity = wholeLength(BigInt(metres), 'metre');
        const { tasks, dates } = planCourse({ ...work, quantity }, on, calendarsFor('IN'));
        const loaded = tasks.find(({ setsOrderStatus }) => setsOrderStatus === 'dispatched');
        expect((dates.get(loaded?.id ?? '')?.end ?? '') <= promised).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
