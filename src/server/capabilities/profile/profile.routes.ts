import * as account from '#contract/customer/account.ts';
import * as contract from '#contract/customer/sign-up.ts';
import { setLanguageCookie } from '#server/http/language-cookie.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeCustomer } from './change-customer.ts';
import { changeIdentity, sendIdentityCode } from './change-identity.ts';

export function profileRoutes(register: Register, services: Services): void {
  register(account.changeCustomer, async ({ params, body }, { actor, reply, transact }) => {
    const profile = await transact((tx) => changeCustomer(services, tx, actor, params.customerId, body));
    if (body.language) setLanguageCookie(reply, body.language);
    return profile;
  });
  register(contract.sendIdentityCode, ({ body }, { actor }) =>
    sendIdentityCode(services, actor, body.address),
  );
  register(contract.changeIdentity, ({ body }, { actor, caller }) =>
    changeIdentity(services, actor, { typed: body.address, code: body.otp, caller }),
  );
}
