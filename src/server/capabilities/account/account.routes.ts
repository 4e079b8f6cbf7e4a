import * as contract from '#contract/customer/account.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readCustomer } from './read-customer.ts';
import { requestDemo } from './request-demo.ts';

export function accountRoutes(register: Register, parts: Parts): void {
  register(contract.readCustomer, ({ params }, { actor }) =>
    readCustomer(parts.db, params.customerId, actor),
  );
  register(contract.requestDemo, ({ body }, { transact }) => transact((tx) => requestDemo(parts, tx, body)));
}
