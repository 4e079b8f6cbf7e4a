/** What counts more in a query: kept with it, seen by its own company alone. */
import { expect, test } from 'vitest';
import { listRequestHistory, readRequest, setPriorities } from '#contract/customer/requests.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const buyer = await world.asCustomer();
const EQUAL = { price: 'normal', date: 'normal', credit: 'normal', quality: 'normal' } as const;

test('nothing counts more until the buyer says so, and what was said stays with the query', async () => {
  const { fabId, priorities, revision } = await aSubmittedRequest(buyer);
  expect(priorities).toEqual(EQUAL);
  const wanted = { ...EQUAL, date: 'must', credit: 'more' } as const;
  const changed = await buyer.call(setPriorities, { params: { fabId }, body: wanted });
  expect(changed).toMatchObject({ priorities: wanted, revision });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({ priorities: wanted });
  const { records } = await buyer.call(listRequestHistory, { params: { fabId }, query: {} });
  expect(records.map(({ what }) => what)).not.toContain('Query updated');

  await buyer.call(setPriorities, { params: { fabId }, body: EQUAL });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({ priorities: EQUAL });
});

test('a query of somebody else is not there, and unknown words are refused', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const stranger = await world.asCustomer();
  const foreign = stranger.call(setPriorities, { params: { fabId }, body: EQUAL });
  expect(await refusalOf(foreign)).toMatchObject({ status: 404, code: 'not_found' });
  const wrong = buyer.call(setPriorities, {
    params: { fabId },
    body: { ...EQUAL, price: 'huge' as 'more' },
  });
  expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
});
