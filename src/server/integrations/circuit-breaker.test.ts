import { expect, test } from 'vitest';
import { openCircuitBreaker } from './circuit-breaker.ts';

const DOWN = new Error('down');
const REFUSED = new Error('refused');
const OPEN = new Error('open');

function openBreaker() {
  let now = 0;
  let requested = 0;
  const run = openCircuitBreaker({
    clock: { now: () => new Date(now) },
    isFailure: (error) => error === DOWN,
    whileOpen: () => OPEN,
  });
  return {
    requested: () => requested,
    advance(seconds: number) {
      now += seconds * 1000;
    },
    ask: (outcome: Error | 'fine' | Promise<string>) =>
      run(async () => {
        requested += 1;
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }).catch((error: unknown) => error),
  };
}

async function fail(times: number, { ask }: ReturnType<typeof openBreaker>): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await ask(DOWN)).toBe(DOWN);
}

test('it opens after five failures in a row and lets one call try after thirty seconds', async () => {
  const breaker = openBreaker();
  await fail(5, breaker);
  breaker.advance(29.999);
  expect(await breaker.ask('fine')).toBe(OPEN);
  expect(breaker.requested()).toBe(5);
  breaker.advance(0.001);
  expect(await breaker.ask('fine')).toBe('fine');
  expect(await breaker.ask('fine')).toBe('fine');
});

test('while one call tries, the others are told at once; they do not queue behind it', async () => {
  const breaker = openBreaker();
  await fail(5, breaker);
  breaker.advance(30);
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = breaker.ask(promise);
  expect(await Promise.all([breaker.ask('fine'), breaker.ask('fine')])).toEqual([OPEN, OPEN]);
  resolve('back');
  expect(await trying).toBe('back');
  expect(await breaker.ask('fine')).toBe('fine');
});

test('one failed try leaves it open for another thirty seconds', async () => {
  const breaker = openBreaker();
  await fail(5, breaker);
  breaker.advance(30);
  await fail(1, breaker);
  breaker.advance(29);
  expect(await breaker.ask('fine')).toBe(OPEN);
  breaker.advance(1);
  expect(await breaker.ask('fine')).toBe('fine');
});

test('an answer in between starts the count anew, and a refusal is an answer', async () => {
  const breaker = openBreaker();
  await fail(4, breaker);
  await breaker.ask('fine');
  await fail(4, breaker);
  expect(await breaker.ask(REFUSED)).toBe(REFUSED);
  await fail(4, breaker);
  expect(await breaker.ask('fine')).toBe('fine');
});
