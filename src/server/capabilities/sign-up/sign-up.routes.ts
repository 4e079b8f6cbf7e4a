import * as contract from '#contract/customer/sign-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { setRefreshCookie } from '../auth/refresh-cookie.ts';
import { findReferenceCode } from './find-reference-code.ts';
import { readInvitation } from './invitations.ts';
import { checkSignUp, completeSignUp } from './sign-up.ts';
import { provenBy } from './sign-up-proof-of.ts';

export function signUpRoutes(register: Register, parts: Parts): void {
  const { gstRegistry: registry } = parts;

  register(contract.signUp, async ({ body }, { caller, reply, transact }) => {
    const checked = await checkSignUp(parts, registry, body, await provenBy(parts, body));
    return transact(async (tx) => {
      const { answer, tokens } = await completeSignUp(parts, tx, checked, caller);
      if (tokens) setRefreshCookie(reply, 'customer', tokens);
      return answer;
    });
  });

  register(contract.readInvitation, ({ body }) => readInvitation(parts, body.invite));

  register(contract.verifyReferenceCode, async ({ body }) => ({
    isValid: (await findReferenceCode(parts.db, body.referenceCode, parts.clock.now())) !== null,
  }));
}
