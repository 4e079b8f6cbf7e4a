/** A process that falls behind says so to ordinary calls, and goes on signing people in. */
import { expect, test } from 'vitest';
import { readCustomer } from '#contract/customer/account.ts';
import { sendCode } from '#contract/customer/auth.ts';
import { standStill } from '#tests/support/server/stand-still.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const LATE_MS = 60;
const world = await worldForFile(openWorld());
const late = await worldForFile(
  openWorld({ beside: world, env: { MAX_EVENT_LOOP_DELAY_MS: String(LATE_MS / 2) } }),
);

test('a process that is later than it may be refuses ordinary calls, and only those', async () => {
  const { token } = await world.asCustomer();
  const { customer } = await world.asCustomer();
  world.clock.advance(30);
  const ask = () =>
    late.visitor({ token }).inject({ method: 'GET', url: readCustomer.path.replace(':customerId', 'me') });
  const refused = await waitFor('a refusal', async () => {
    standStill(LATE_MS * 2);
    const answer = await ask();
    return answer.statusCode === 503 && answer;
  });
  expect(refused.json().error.code).toBe('overloaded');
  expect(refused.headers['retry-after']).toBe('1');
  const sent = await late
    .visitor()
    .inject({ method: 'POST', url: sendCode.path, payload: customer.identity });
  expect(sent.statusCode).toBe(200);
  await waitFor('the end of it', async () => (await ask()).statusCode === 200);
});
