import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { standStill } from '#tests/support/server/stand-still.ts';
import { openBulkheads } from './bulkheads.ts';
import { assertOpenToStrangers, concurrencyLimit } from './concurrency-limit.ts';

const CALLER = 'a';
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
    }, CALLER),
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
  await expect(limit.run(() => Promise.reject(new Error('no')), CALLER)).rejects.toThrow('no');
  expect(await limit.run(async () => 'done', CALLER)).toBe('done');
});

test('who waits too long is told that we are busy, and the place is not lost', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, longestWaitMs: 5 });
  const { opened, open } = gate();
  const first = limit.run(() => opened, CALLER);
  await expect(limit.run(async () => 'never', CALLER)).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await first;
  expect(await limit.run(async () => 'next', CALLER)).toBe('next');
});

test('while the first in line waits for long nobody joins, and everybody may once it moves', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, acceptableWaitMs: 0 });
  const { opened, open } = gate();
  const first = limit.run(() => opened, CALLER);
  const second = limit.run(async () => 'second', 'b');
  expect(limit.isOpenTo(null)).toBe(false);
  expect(() => assertOpenToStrangers(limit)).toThrow(expect.objectContaining({ code: 'overloaded' }));
  await expect(limit.run(async () => 'third', 'c')).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await first;
  expect(await second).toBe('second');
  expect(limit.isOpenTo(null)).toBe(true);
});

test('nobody’s wait runs out while this process stands still', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, longestWaitMs: 200, acceptableWaitMs: 150 });
  const { opened, open } = gate();
  const first = limit.run(() => opened, CALLER);
  const second = limit.run(async () => 'second', CALLER);
  standStill(600);
  await setImmediate();
  const third = limit.run(async () => 'third', CALLER);
  open();
  await first;
  expect([await second, await third]).toEqual(['second', 'third']);
});

test('the line itself has an end', async () => {
  const limit = concurrencyLimit({ places: 1, ...patient });
  const { opened, open } = gate();
  const calls = Array.from({ length: 17 }, () => limit.run(() => opened, CALLER));
  await expect(limit.run(() => opened, CALLER)).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await Promise.all(calls);
});

test('a small pool still lets one call of each kind work', async () => {
  const bulkheads = openBulkheads({ databasePoolSize: 2, maxEventLoopDelayMs: 400 });
  for (const bulkhead of Object.values(bulkheads))
    expect(await bulkhead.run(async () => 'done', CALLER)).toBe('done');
});

test('callers take turns, so that one who sends many at once waits for the own ones', async () => {
  const limit = concurrencyLimit({ places: 1, ...patient });
  const { opened, open } = gate();
  const begun: string[] = [];
  const calls = ['a', 'a', 'a', 'b', 'c', 'b'].map((caller) =>
    limit.run(async () => {
      begun.push(caller);
      await opened;
    }, caller),
  );
  open();
  await Promise.all(calls);
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

test('one caller never has all places, however many it asks for', async () => {
  const limit = concurrencyLimit({ places: 4, placesOfOne: 2, ...patient });
  const { opened, open } = gate();
  const greedy = Array.from({ length: 6 }, () => limit.run(() => opened, 'greedy'));
  expect(await limit.run(async () => 'at once', 'b')).toBe('at once');
  open();
  await Promise.all(greedy);
});

test('a line that hardly moves closes the door to its own caller, and to strangers only when they would wait too', async () => {
  const limit = concurrencyLimit({ ...patient, places: 2, placesOfOne: 1, acceptableWaitMs: 0 });
  const { opened, open } = gate();
  const greedy = [limit.run(() => opened, 'greedy'), limit.run(() => opened, 'greedy')];
  await expect(limit.run(() => opened, 'greedy')).rejects.toMatchObject({ code: 'overloaded' });
  expect(limit.isOpenTo(null)).toBe(true);
  expect(await limit.run(async () => 'at once', 'b')).toBe('at once');
  open();
  await Promise.all(greedy);
});

test('who gave up waiting leaves no trace, and the place goes to the next', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, longestWaitMs: 5 });
  const { opened, open } = gate();
  const first = limit.run(() => opened, 'a');
  await expect(limit.run(async () => 'never', 'b')).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await first;
  expect(await limit.run(async () => 'next', 'b')).toBe('next');
});

/** One place, whose work takes as long as the clock is moved on. */
async function limitWhoseWorkTakes(ms: number) {
  const clock = { ms: 0 };
  const limit = concurrencyLimit({ places: 1, ...patient, foreseenWaitMs: 150, now: () => clock.ms });
  for (let round = 0; round < 100; round += 1)
    await limit.run(async () => {
      clock.ms += ms;
    }, CALLER);
  return limit;
}

test('the door is shut to whoever would wait too long, before anybody has', async () => {
  const limit = await limitWhoseWorkTakes(40);
  const { opened, open } = gate();
  const calls = Array.from({ length: 3 }, () => limit.run(() => opened, 'a'));
  expect([limit.isOpenTo('a'), limit.isOpenTo('b'), limit.isOpenTo(null)]).toEqual([true, true, true]);
  calls.push(...Array.from({ length: 2 }, () => limit.run(() => opened, 'a')));
  expect([limit.isOpenTo('a'), limit.isOpenTo('b'), limit.isOpenTo(null)]).toEqual([false, true, true]);
  for (const caller of ['b', 'c', 'd']) calls.push(limit.run(() => opened, caller));
  expect([limit.isOpenTo('b'), limit.isOpenTo('e'), limit.isOpenTo(null)]).toEqual([false, false, false]);
  open();
  await Promise.all(calls);
  expect(limit.isOpenTo('a')).toBe(true);
});

test('where work is quick, a long line is no reason to shut', async () => {
  const limit = await limitWhoseWorkTakes(1);
  const { opened, open } = gate();
  const calls = Array.from({ length: 12 }, () => limit.run(() => opened, 'a'));
  expect(limit.isOpenTo('a')).toBe(true);
  open();
  await Promise.all(calls);
});

test('who was let in at the door is served, whatever the forecast says by then', async () => {
  const limit = await limitWhoseWorkTakes(400);
  const { opened, open } = gate();
  const calls = Array.from({ length: 4 }, () => limit.run(async () => 'served', 'a'));
  expect(limit.isOpenTo('a')).toBe(false);
  open();
  await opened;
  expect(await Promise.all(calls)).toEqual(Array(4).fill('served'));
});

test('while ordinary calls wait to be known, sign-in and payments find places of their own for it', async () => {
  const bulkheads = openBulkheads({ databasePoolSize: 4, maxEventLoopDelayMs: 400 });
  const { opened, open } = gate();
  const ordinary = Array.from({ length: 40 }, () => bulkheads.identify.run(() => opened, CALLER));
  expect(await bulkheads.identifyVital.run(async () => 'known', CALLER)).toBe('known');
  open();
  await Promise.all(ordinary);
});

test('it tells who works, who waits, and who was turned away for what', async () => {
  const limit = concurrencyLimit({ ...patient, places: 1, longestLine: 1, longestWaitMs: 5 });
  const { opened, open } = gate();
  const working = limit.run(() => opened, CALLER);
  const waiting = limit.run(async () => {}, CALLER);
  await expect(limit.run(async () => {}, 'b')).rejects.toMatchObject({ code: 'overloaded' });
  expect(limit.load()).toEqual({
    working: 1,
    waiting: 1,
    refused: { process_late: 0, line_long: 1, waited: 0 },
  });
  await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
  open();
  await working;
  limit.countRefused('process_late');
  expect(limit.load()).toEqual({
    working: 0,
    waiting: 0,
    refused: { process_late: 1, line_long: 1, waited: 1 },
  });
});
