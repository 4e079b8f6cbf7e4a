import * as account from '#contract/customer/account.ts';
import * as contract from '#contract/customer/sign-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { changeCustomer } from './change-customer.ts';
import { changeIdentity, sendIdentityCode } from './change-identity.ts';

export function profileRoutes(register: Register, parts: Parts): void {
  register(account.changeCustomer, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeCustomer(parts, tx, actor, params.customerId, body)),
  );
  register(contract.sendIdentityCode, ({ body }, { actor }) => sendIdentityCode(parts, actor, body.address));
  register(contract.changeIdentity, ({ body }, { actor, caller }) =>
    changeIdentity(parts, actor, { typed: body.address, code: body.otp, caller }),
  );
}
