import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { keyedSender } from '#contract/idempotency-key.ts';
import { call } from './api.ts';
import { fakeStorage } from './drafts/fake-server.fixture.ts';
import { intentMutation } from './use-intent.ts';

const PAID_OUT = {
  status: 200,
  body: { data: { amount: { minor: '125000', currency: 'INR' }, maskedAccount: '•••• 4321' } },
};
/** What a reply that does not fit its contract becomes, after the change was made. */
const MISFIT = { status: 500, body: { error: { code: 'unexpected', message: 'Something went wrong !' } } };
const REFUSED = { status: 409, body: { error: { code: 'nothing_to_pay_out', message: 'x' } } };

afterEach(() => vi.unstubAllGlobals());

/** Sends the same pay-out once for each of the server's answers. */
async function keysSent(answers: readonly { status: number; body: unknown }[]) {
  fakeStorage();
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (url.endsWith('/config.json')) return Response.json({});
    const { status, body } = answers[keys.length] ?? PAID_OUT;
    keys.push((headers as Record<string, string>)['idempotency-key']);
    return Response.json(body, { status });
  });
  const observer = new MutationObserver(
    new QueryClient(),
    intentMutation({
      client: new QueryClient(),
      sendKeyed: keyedSender(() => crypto.randomUUID()),
      touched: [],
      send: (key) => call(payOutAccountCredit, { body: {} }, { idempotencyKey: key }),
      onDone: undefined,
    }),
  );
  for (const _ of answers) await observer.mutate([]).catch(() => {});
  return keys;
}

test('a 500 is asked about again with the key of the first try, so that nothing happens twice', async () => {
  const [first, second, third] = await keysSent([MISFIT, MISFIT, PAID_OUT]);
  expect(first).toBeTruthy();
  expect([second, third]).toEqual([first, first]);
});

test.each([{ answer: REFUSED }, { answer: PAID_OUT }])(
  'after an answer of $answer.status the next try has a key of its own',
  async ({ answer }) => {
    const [first, second] = await keysSent([answer, PAID_OUT]);
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
  },
);
