import * as account from '#contract/customer/account.ts';
import * as contract from '#contract/customer/sign-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeCustomer } from './change-customer.ts';
import { changeIdentity, sendIdentityCode } from './change-identity.ts';

export function profileRoutes(register: Register, services: Services): void {
  register(account.changeCustomer, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeCustomer(services, tx, actor, params.customerId, body)),
  );
  register(contract.sendIdentityCode, ({ body }, { actor }) =>
    sendIdentityCode(services, actor, body.address),
  );
  register(contract.changeIdentity, ({ body }, { actor, caller }) =>
    changeIdentity(services, actor, { typed: body.address, code: body.otp, caller }),
  );
}
