import { expect, test } from 'vitest';
import { assertMove, type Lifecycle, nextStates } from './lifecycle.ts';
import { Refusal } from './refusal.ts';
import { unreachableStates } from './unreachable-states.fixture.ts';

type Door = 'open' | 'closed' | 'locked';
const door: Lifecycle<Door, 'guest' | 'keeper'> = {
  start: 'open',
  moves: {
    open: { closed: ['guest', 'keeper'] },
    closed: { open: ['guest'], locked: ['keeper'] },
    locked: {},
  },
};

test('the next states are those the actor may choose', () => {
  expect(nextStates(door, 'closed', 'guest')).toEqual(['open']);
  expect(nextStates(door, 'closed', 'keeper')).toEqual(['locked']);
  expect(nextStates(door, 'locked', 'keeper')).toEqual([]);
});

test('an allowed move passes', () => {
  expect(() => assertMove(door, 'closed', 'locked', 'keeper')).not.toThrow();
});

test('a move of another actor, a missing move and a move out of an end state are refused', () => {
  for (const [from, to] of [
    ['closed', 'locked'],
    ['open', 'locked'],
    ['open', 'open'],
    ['locked', 'open'],
  ] as const) {
    expect(() => assertMove(door, from, to, 'guest')).toThrow(Refusal);
  }
});

test('a refused move names both states and the actor', () => {
  try {
    assertMove(door, 'closed', 'locked', 'guest');
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'closed', to: 'locked', actor: 'guest' },
    });
  }
});

test('a state that no walk reaches is reported', () => {
  const island: Lifecycle<Door, 'guest'> = {
    start: 'open',
    moves: { open: { closed: ['guest'] }, closed: {}, locked: { open: ['guest'] } },
  };
  expect(unreachableStates(island)).toEqual(['locked']);
  expect(unreachableStates(door)).toEqual([]);
});
