import { expect, test } from 'vitest';
import { guessingThrottle, isUnderAttack, refusedUntil, type WrongTries } from './code-guessing.ts';

const NONE: WrongTries = {
  own: { hour: 0, day: 0, inARow: 0 },
  identity: { day: 0, inARow: 0 },
  address: 0,
  network: 0,
  audience: 0,
};
const strangerWith = (wrong: Partial<WrongTries>) =>
  guessingThrottle('customer', true, { ...NONE, ...wrong });
const knownWith = (wrong: Partial<WrongTries>) => guessingThrottle('customer', false, { ...NONE, ...wrong });

test('own wrong tries refuse anybody at exactly 15 an hour, 30 a day or 20 in a row', () => {
  for (const [window, limit] of [
    ['hour', 15],
    ['day', 30],
    ['inARow', 20],
  ] as const) {
    for (const brakeOf of [strangerWith, knownWith]) {
      expect(brakeOf({ own: { ...NONE.own, [window]: limit - 1 } })).toBe('none');
      expect(brakeOf({ own: { ...NONE.own, [window]: limit } })).toBe('refused');
    }
  }
});

test('a refusal lasts as long as the widest window that is full', () => {
  expect(refusedUntil({ hour: 15, day: 15, inARow: 15 })).toBe('hour');
  expect(refusedUntil({ hour: 15, day: 30, inARow: 15 })).toBe('day');
  expect(refusedUntil({ hour: 15, day: 30, inARow: 20 })).toBe('quiet-day');
});

test('what others do never touches somebody signed in or on a remembered device', () => {
  const storm = { identity: { day: 9999, inARow: 9999 }, address: 9999, network: 99_999, audience: 99_999 };
  expect(knownWith(storm)).toBe('none');
});

test('an address is refused at 200 wrong tries, its network costs a puzzle at 1000 and is refused at 4000', () => {
  expect(strangerWith({ address: 199 })).toBe('none');
  expect(strangerWith({ address: 200 })).toBe('refused');
  expect(strangerWith({ network: 999 })).toBe('none');
  expect(strangerWith({ network: 1000 })).toBe('puzzle');
  expect(strangerWith({ network: 3999 })).toBe('puzzle');
  expect(strangerWith({ network: 4000 })).toBe('refused');
});

test('an identity that strangers guess at costs every stranger a puzzle, and shuts nobody out', () => {
  expect(strangerWith({ identity: { day: 49, inARow: 99 } })).toBe('none');
  expect(strangerWith({ identity: { day: 50, inARow: 0 } })).toBe('puzzle');
  expect(strangerWith({ identity: { day: 0, inARow: 100 } })).toBe('puzzle');
  expect(strangerWith({ identity: { day: 99_999, inARow: 99_999 } })).toBe('puzzle');
});

test('during an attack the first try of an innocent address is free, and no number of tries closes the audience', () => {
  expect(strangerWith({ audience: 1_000_000 })).toBe('none');
  expect(strangerWith({ audience: 500, address: 1 })).toBe('puzzle');
  expect(strangerWith({ audience: 499, address: 1 })).toBe('none');
});

test('the alarm rings at 500 wrong tries of customers and at 50 of staff', () => {
  expect([isUnderAttack('customer', 499), isUnderAttack('customer', 500)]).toEqual([false, true]);
  expect([isUnderAttack('staff', 49), isUnderAttack('staff', 50)]).toEqual([false, true]);
});
