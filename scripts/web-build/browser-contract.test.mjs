import { expect, test } from 'vitest';
import * as orders from '../../src/contract/customer/orders.ts';
import * as requestMessages from '../../src/contract/customer/request-messages.ts';
import { withoutSchemas } from './browser-contract.mjs';

/** @param {object} exported */
async function built(exported) {
  return import(`data:text/javascript,${encodeURIComponent(withoutSchemas(exported))}`);
}

test('an endpoint keeps where it is called and how, and nothing of its schemas', async () => {
  const { listOrders } = await built(orders);
  expect(listOrders).toEqual({ method: 'GET', path: orders.listOrders.path, access: 'customer' });
});

test('an endpoint that takes a key for repeated calls still says so', async () => {
  const { sendRequestMessage } = await built(requestMessages);
  expect(sendRequestMessage.idempotent).toBe(true);
});

test('plain values stay as they are, and schemas are left out', async () => {
  const { MESSAGE_MAX_LENGTH, requestMessage } = await built(requestMessages);
  expect(MESSAGE_MAX_LENGTH).toBe(requestMessages.MESSAGE_MAX_LENGTH);
  expect(requestMessage).toBeUndefined();
});
