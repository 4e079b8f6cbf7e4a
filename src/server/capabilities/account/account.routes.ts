import * as contract from '#contract/customer/account.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readCustomer } from './read-customer.ts';
import { requestDemo } from './request-demo.ts';

export function accountRoutes(register: Register, services: Services): void {
  register(contract.readCustomer, ({ params }, { actor }) =>
    readCustomer(services.db, params.customerId, actor),
  );
  register(contract.requestDemo, ({ body }, { transact }) =>
    transact((tx) => requestDemo(services, tx, body)),
  );
}
