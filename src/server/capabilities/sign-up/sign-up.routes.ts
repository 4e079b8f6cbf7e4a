import * as contract from '#contract/customer/sign-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { setRefreshCookie } from '../auth/refresh-cookie.ts';
import { findReferenceCode } from './find-reference-code.ts';
import { readInvitation } from './invitations.ts';
import { checkSignUp, completeSignUp } from './sign-up.ts';
import { provenBy } from './sign-up-proof-of.ts';

export function signUpRoutes(register: Register, services: Services): void {
  const { gstRegistry: registry } = services;

  register(contract.signUp, async ({ body }, { caller, reply, transact }) => {
    const checked = await checkSignUp(services, registry, body, await provenBy(services, body));
    return transact(async (tx) => {
      const { answer, tokens } = await completeSignUp(services, tx, checked, caller);
      if (tokens) setRefreshCookie(reply, 'customer', tokens);
      return answer;
    });
  });

  register(contract.readInvitation, ({ body }) => readInvitation(services, body.invite));

  register(contract.verifyReferenceCode, async ({ body }) => ({
    isValid: (await findReferenceCode(services.db, body.referenceCode, services.clock.now())) !== null,
  }));
}
