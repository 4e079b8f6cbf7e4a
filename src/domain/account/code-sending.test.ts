import { expect, test } from 'vitest';
import { type Sends, secondsUntilNextCode, sendingPuzzleBits, sendingThrottle } from './code-sending.ts';

const NONE: Sends = { identityDay: 0, address: 0, network: 0, minute: 0 };
const BUDGET = 100;
const strangerWith = (sends: Partial<Sends>) => sendingThrottle(false, BUDGET, { ...NONE, ...sends });
const rememberedWith = (sends: Partial<Sends>) => sendingThrottle(true, BUDGET, { ...NONE, ...sends });

test('one number gets 50 codes a day from strangers', () => {
  expect(strangerWith({ identityDay: 49 })).toBe('none');
  expect(strangerWith({ identityDay: 50 })).toBe('refused');
  expect(rememberedWith({ identityDay: 500 })).toBe('none');
});

test('a busy address and a busy network cost a puzzle, a storm of one network is refused', () => {
  expect([strangerWith({ address: 199 }), strangerWith({ address: 200 })]).toEqual(['none', 'puzzle']);
  expect([strangerWith({ network: 999 }), strangerWith({ network: 1000 })]).toEqual(['none', 'puzzle']);
  expect([strangerWith({ network: 4999 }), strangerWith({ network: 5000 })]).toEqual(['puzzle', 'refused']);
});

test('of the budget of a minute strangers have the first half free and the rest for a puzzle, up to twice as many', () => {
  const steps = [49, 50, 80, 100, 199, 200];
  expect(steps.map((minute) => strangerWith({ minute }))).toEqual([
    'none',
    'puzzle',
    'puzzle',
    'puzzle',
    'puzzle',
    'refused',
  ]);
  expect(steps.map((minute) => rememberedWith({ minute }))).toEqual(steps.map(() => 'none'));
});

test('the puzzle is twice the work with each further tenth of the budget, up to a bound a phone can bear', () => {
  const bitsAt = (sends: Partial<Sends>) => sendingPuzzleBits(BUDGET, { ...NONE, ...sends });
  expect([0, 50, 59, 60, 70, 80, 90, 199].map((minute) => bitsAt({ minute }))).toEqual([
    16, 16, 16, 17, 18, 19, 20, 20,
  ]);
  expect(bitsAt({ minute: 60, identityDay: 40 })).toBe(19);
});

test('the next code waits 30 seconds after the last and an hour after the fifth', () => {
  const now = new Date('2026-11-02T10:00:00Z');
  const ago = (...seconds: number[]) => seconds.map((each) => new Date(now.getTime() - each * 1000));
  expect(secondsUntilNextCode([], now)).toBe(0);
  expect(secondsUntilNextCode(ago(0), now)).toBe(30);
  expect(secondsUntilNextCode(ago(29.5), now)).toBe(1);
  expect(secondsUntilNextCode(ago(30), now)).toBe(0);
  expect(secondsUntilNextCode(ago(40, 80, 120, 160), now)).toBe(0);
  expect(secondsUntilNextCode(ago(40, 80, 120, 160, 200), now)).toBe(3400);
});
