import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { standStill } from '#tests/support/server/stand-still.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { openLanes } from './lanes.ts';

const patient = { longestWaitMs: 1000, acceptableWaitMs: 1000, longestLine: 16 };

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('only so many work side by side, and those who wait go on in the order they came', async () => {
  const limit = concurrencyLimit({ places: 2, ...patient });
  const gates = [gate(), gate(), gate(), gate()];
  const begun: number[] = [];
  const work = gates.map(({ opened }, i) =>
    limit.run(async () => {
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
  const limit = concurrencyLimit({ places: 1, ...patient });
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(async () => 'done')).toBe('done');
});

test('who waits too long is told that we are busy, and the place is not lost', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, longestWaitMs: 5 });
  const { opened, open } = gate();
  const first = limit.run(() => opened);
  await expect(limit.run(async () => 'never')).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await first;
  expect(await limit.run(async () => 'next')).toBe('next');
});

test('while the first in line waits for long nobody joins, and everybody may once it moves', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, acceptableWaitMs: 0 });
  const { opened, open } = gate();
  const first = limit.run(() => opened);
  const second = limit.run(async () => 'second');
  expect(() => limit.assertOpen()).toThrow(expect.objectContaining({ code: 'overloaded' }));
  await expect(limit.run(async () => 'third')).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await first;
  expect(await second).toBe('second');
  expect(() => limit.assertOpen()).not.toThrow();
});

test('nobody’s wait runs out while this process stands still', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, longestWaitMs: 200, acceptableWaitMs: 150 });
  const { opened, open } = gate();
  const first = limit.run(() => opened);
  const second = limit.run(async () => 'second');
  standStill(600);
  await setImmediate();
  const third = limit.run(async () => 'third');
  open();
  await first;
  expect([await second, await third]).toEqual(['second', 'third']);
});

test('the line itself has an end', async () => {
  const limit = concurrencyLimit({ places: 1, ...patient });
  const { opened, open } = gate();
  const calls = Array.from({ length: 17 }, () => limit.run(() => opened));
  await expect(limit.run(() => opened)).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await Promise.all(calls);
});

test('a small pool still lets one call of each kind work', async () => {
  const lanes = openLanes({ databasePoolSize: 2 });
  for (const lane of Object.values(lanes)) expect(await lane.run(async () => 'done')).toBe('done');
});
