/** Whoever sends many writes at once waits for the own ones: another company is answered in between. */
import { expect, test } from 'vitest';
import { createRequest } from '#contract/customer/requests.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const MANY = 90;
const world = await worldForFile(openWorld());

test('the one write of a buyer does not wait for ninety of another', async () => {
  const [greedy, other] = [await world.asCustomer(), await world.asCustomer()];
  let finished = 0;
  const many = Array.from({ length: MANY }, () =>
    greedy.call(createRequest, { body: { category: 1 } }).then(() => {
      finished += 1;
    }),
  );
  await other.call(createRequest, { body: { category: 1 } });
  expect(finished).toBeLessThan(MANY / 2);
  await Promise.all(many);
});
