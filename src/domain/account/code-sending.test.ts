import { expect, test } from 'vitest';
import { type Sends, secondsUntilNextCode, sendingBrake } from './code-sending.ts';

const NONE: Sends = { identityDay: 0, address: 0, network: 0, minute: 0 };
const BUDGET = 100;
const strangerWith = (sends: Partial<Sends>) => sendingBrake(false, BUDGET, { ...NONE, ...sends });
const rememberedWith = (sends: Partial<Sends>) => sendingBrake(true, BUDGET, { ...NONE, ...sends });

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

test('of the budget of a minute strangers have the first half free, a puzzle for the next, and never the last fifth', () => {
  const steps = [49, 50, 79, 80, 99, 100];
  expect(steps.map((minute) => strangerWith({ minute }))).toEqual([
    'none',
    'puzzle',
    'puzzle',
    'refused',
    'refused',
    'refused',
  ]);
  expect(steps.map((minute) => rememberedWith({ minute }))).toEqual([
    'none',
    'none',
    'none',
    'none',
    'none',
    'refused',
  ]);
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
