import { expect, test } from 'vitest';
import { type Draft, draftOf, WEAVES } from './weave.ts';

function pointed(draft: Draft): string[] {
  return draft.map((row) => row.map((warpUp) => (warpUp ? '#' : '.')).join(''));
}

/** How many crossings in a row, round the repeat, keep the same thread on top. */
function longestFloat(line: readonly boolean[]): number {
  const round = [...line, ...line].map((up) => (up ? '#' : '.')).join('');
  return Math.max(...(round.match(/#+|\.+/g) ?? []).map((run) => Math.min(run.length, line.length)));
}

function columns(draft: Draft): boolean[][] {
  return (draft[0] ?? []).map((_, end) => draft.map((row) => row[end] ?? false));
}

test('plain weave changes at every crossing', () => {
  expect(pointed(draftOf('plain'))).toEqual(['#.', '.#']);
});

test('oxford is plain weave with ends in pairs', () => {
  expect(pointed(draftOf('oxford'))).toEqual(['##..', '..##']);
});

test('basket takes two ends and two picks as one', () => {
  expect(pointed(draftOf('basket'))).toEqual(['##..', '##..', '..##', '..##']);
});

test('2/1 twill floats over two picks and climbs to the right', () => {
  expect(pointed(draftOf('twill-2-1'))).toEqual(['##.', '#.#', '.##']);
});

test('3/1 twill floats over three picks and climbs to the right', () => {
  expect(pointed(draftOf('twill-3-1'))).toEqual(['###.', '##.#', '#.##', '.###']);
});

test('2/2 twill is even on both faces', () => {
  expect(pointed(draftOf('twill-2-2'))).toEqual(['##..', '#..#', '..##', '.##.']);
});

test('broken twill keeps the 3/1 interlacing without a continuous diagonal', () => {
  const draft = draftOf('broken-twill');
  for (const line of [...draft, ...columns(draft)]) expect(line.filter(Boolean)).toHaveLength(3);
  const steps = draft.map((row) => row.indexOf(false));
  const moves = steps.map((at, pick) => ((steps[(pick + 1) % 4] ?? 0) - at + 4) % 4);
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test('five-end satin binds each end once, and no two binding points touch', () => {
  const draft = draftOf('satin-5');
  expect(draft.map((row) => row.indexOf(false))).toEqual([0, 2, 4, 1, 3]);
  for (const line of [...draft, ...columns(draft)]) expect(line.filter((up) => !up)).toHaveLength(1);
});

test('eight-end satin steps by three', () => {
  expect(draftOf('satin-8').map((row) => row.indexOf(false))).toEqual([0, 3, 6, 1, 4, 7, 2, 5]);
});

test('sateen is the other face of the satin', () => {
  expect(draftOf('sateen-5')).toEqual(draftOf('satin-5').map((row) => row.map((up) => !up)));
});

test('herringbone is 2/2 twill that turns back after eight ends', () => {
  const draft = draftOf('herringbone');
  expect(pointed(draft)).toEqual([
    '##..##..##..##..',
    '#..##..#.##..##.',
    '..##..##..##..##',
    '.##..##.#..##..#',
  ]);
  const [, , , , , , , lastBefore, firstAfter] = columns(draft);
  expect(firstAfter).toEqual(lastBefore?.map((up) => !up));
});

test.each(WEAVES)('%s is a cloth: a full rectangle in which every end and pick is bound', (weave) => {
  const draft = draftOf(weave);
  const width = draft[0]?.length ?? 0;
  expect(draft.every((row) => row.length === width)).toBe(true);
  for (const line of [...draft, ...columns(draft)]) {
    expect(new Set(line).size).toBe(2);
    expect(longestFloat(line)).toBeLessThanOrEqual(7);
  }
});
