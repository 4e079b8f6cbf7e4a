import { expect, test } from 'vitest';
import { loopTurn, turnLimits } from './loop-turn.ts';

function turnOfTest() {
  const clock = { ms: 0 };
  let endTurn = () => {};
  const turn = loopTurn(
    { longestMs: 10, fewCalls: 2 },
    {
      now: () => clock.ms,
      atTurnsEnd: (act) => {
        endTurn = act;
      },
    },
  );
  return { turn, clock, endTurn: () => endTurn() };
}

test('a turn takes calls in until it has lasted too long, and the next begins anew', () => {
  const { turn, clock, endTurn } = turnOfTest();
  expect([turn.takesIn(), turn.takesIn(), turn.takesIn()]).toEqual([true, true, true]);
  clock.ms = 10;
  expect(turn.takesIn()).toBe(false);
  endTurn();
  expect(turn.takesIn()).toBe(true);
});

test('a process that was held up for a moment turns away nobody of a few', () => {
  const { turn, clock } = turnOfTest();
  turn.takesIn();
  clock.ms = 500;
  expect(turn.takesIn()).toBe(true);
  expect(turn.takesIn()).toBe(false);
});

test('turns get too long well before a process counts as late', () => {
  expect(turnLimits(400).longestMs).toBe(25);
});
