import { expect, test } from 'vitest';
import { withCircuitBreaker } from './circuit-breaker.ts';
import type { RegistryAnswer } from './port.ts';

function openBreaker() {
  let now = 0;
  let asked = 0;
  let answer: RegistryAnswer = { kind: 'down' };
  const ask = withCircuitBreaker(
    async () => {
      asked += 1;
      return answer;
    },
    { now: () => new Date(now) },
  );
  return {
    ask: () => ask('27ZZZCA1001Z1ZN'),
    asked: () => asked,
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

test('it opens after five failures in a row and closes after thirty seconds', async () => {
  const breaker = openBreaker();
  await fail(5, breaker);
  breaker.answerWith({ kind: 'not_found' });
  breaker.advance(29.999);
  await fail(3, breaker);
  expect(breaker.asked()).toBe(5);
  breaker.advance(0.001);
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

test('while it is open nobody else is sent to the register, however many ask at once', async () => {
  const breaker = openBreaker();
  await fail(5, breaker);
  await Promise.all(Array.from({ length: 50 }, () => breaker.ask()));
  expect(breaker.asked()).toBe(5);
});
