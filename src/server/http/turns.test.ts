import { expect, test } from 'vitest';
import { openTurns, turnsFor } from './turns.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('only so many work side by side, and those who wait go on in the order they came', async () => {
  const turns = openTurns(2, 1000);
  const gates = [gate(), gate(), gate(), gate()];
  const begun: number[] = [];
  const work = gates.map(({ opened }, i) =>
    turns.take(async () => {
      begun.push(i);
      await opened;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]?.open();
  await work[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  await Promise.all(work);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a piece of work that fails gives its place back', async () => {
  const turns = openTurns(1, 1000);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'done')).toBe('done');
});

test('who waits too long is told that we are busy, and the place is not lost', async () => {
  const turns = openTurns(1, 5);
  const { opened, open } = gate();
  const first = turns.take(() => opened);
  await expect(turns.take(async () => 'never')).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await first;
  expect(await turns.take(async () => 'next')).toBe('next');
});

test('a small pool still lets one ordinary call work', async () => {
  expect(await turnsFor({ databasePoolSize: 2 }).take(async () => 'done')).toBe('done');
});
