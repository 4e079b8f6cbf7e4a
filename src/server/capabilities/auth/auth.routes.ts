import * as contract from '#contract/customer/auth.ts';
import { endSessionByCookie } from '#contract/customer/late-logout.ts';
import * as stepUp from '#contract/customer/step-up.ts';
import { signInIdentityOf } from '#domain/account/sign-in-identity.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { deviceKeyOf } from './device-cookie.ts';
import { endSession, endSessionOfCookie } from './end-session.ts';
import { exchangeCode, issueExchangeCode } from './exchange-code.ts';
import { listSessions } from './list-sessions.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { renewAccessToken } from './renew-access-token.ts';
import { sendSignInCode } from './send-sign-in-code.ts';
import { sendStepUpCode, verifyStepUpCode } from './step-up.ts';
import { verifySignInCode } from './verify-sign-in-code.ts';

export function authRoutes(register: Register, services: Services): void {
  register(contract.sendCode, ({ body }, { caller, reply }) => {
    const newDeviceKey = deviceKeyOf(services, caller, reply);
    return sendSignInCode(services, signInIdentityOf(body), { caller, newDeviceKey });
  });

  register(contract.verifyCode, async ({ body }, { caller, reply }) => {
    const { answer, tokens } = await verifySignInCode(services, signInIdentityOf(body), body.otp, caller);
    if (tokens) setRefreshCookie(reply, 'customer', tokens);
    return answer;
  });

  register(contract.refreshToken, async (_input, { reply }) => {
    const held = readRefreshCookie(reply.request, 'customer', services);
    const tokens = await renewAccessToken(services, held, 'customer');
    setRefreshCookie(reply, 'customer', tokens);
    return { accessToken: tokens.accessToken, expiresInSeconds: tokens.expiresInSeconds };
  });

  register(contract.issueExchangeCode, (_input, { actor }) => issueExchangeCode(services, actor));

  register(contract.exchangeCode, async ({ body }, { caller, reply }) => {
    const { answer, tokens } = await exchangeCode(services, body.code, caller);
    if (tokens) setRefreshCookie(reply, 'customer', tokens);
    return answer;
  });

  register(contract.logout, async (_input, { actor, reply }) => {
    clearRefreshCookie(reply, 'customer');
    return endSession(services, actor, { sessionId: actor.sessionId, reason: 'logout' });
  });

  register(endSessionByCookie, async (_input, { reply }) => {
    const held = readRefreshCookie(reply.request, 'customer', services);
    clearRefreshCookie(reply, 'customer');
    return endSessionOfCookie(services, held);
  });

  register(contract.listSessions, (_input, { actor }) => listSessions(services, actor));

  register(contract.endSession, ({ params }, { actor }) =>
    endSession(services, actor, { sessionId: params.sessionId, reason: 'ended_by_owner' }),
  );

  register(stepUp.sendStepUpCode, (_input, { actor }) => sendStepUpCode(services, actor));

  register(stepUp.verifyStepUpCode, ({ body }, { actor, caller }) =>
    verifyStepUpCode(services, actor, body.otp, caller),
  );
}
