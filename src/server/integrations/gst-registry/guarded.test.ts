import { expect, test } from 'vitest';
import { withBreaker } from './guarded.ts';
import type { RegistryAnswer } from './port.ts';

function openBreaker() {
  let now = 0;
  let requested = 0;
  let answer: RegistryAnswer = { kind: 'down' };
  const ask = withBreaker(
    async () => {
      requested += 1;
      return answer;
    },
    { now: () => new Date(now) },
  );
  return {
    ask: () => ask('27ZZZCA1001Z1ZN'),
    requested: () => requested,
    answerWith(next: RegistryAnswer) {
      answer = next;
    },
    advance(seconds: number) {
      now += seconds * 1000;
    },
  };
}

async function fail(times: number, { ask }: { ask: () => Promise<RegistryAnswer> }): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await ask()).toEqual({ kind: 'down' });
}

test('a register that failed five times in a row is down without being asked, until thirty seconds later', async () => {
  const breaker = openBreaker();
  await fail(5, breaker);
  breaker.answerWith({ kind: 'not_found' });
  await Promise.all(Array.from({ length: 50 }, () => fail(1, breaker)));
  expect(breaker.requested()).toBe(5);
  breaker.advance(30);
  expect(await breaker.ask()).toEqual({ kind: 'not_found' });
});

test('an answer in between starts the count anew', async () => {
  const breaker = openBreaker();
  await fail(4, breaker);
  breaker.answerWith({ kind: 'not_found' });
  await breaker.ask();
  breaker.answerWith({ kind: 'down' });
  await fail(4, breaker);
  breaker.answerWith({ kind: 'not_found' });
  expect(await breaker.ask()).toEqual({ kind: 'not_found' });
});
