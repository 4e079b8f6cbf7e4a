/** Staff sign in by a code to their e-mail; an address that is nobody's gets the same answer in the same time. */
import type { Reply } from '#contract/endpoint.ts';
import type { verifyStaffCode as contract } from '#contract/staff/auth.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueDecoy, enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { findStaffByEmail } from '../account/staff-members.ts';
import { checkCode, useCode } from '../one-time-codes/check-code.ts';
import { signInGuesser } from '../one-time-codes/guesser.ts';
import { newCode, storeCode } from '../one-time-codes/issue-code.ts';
import { rememberDevice } from '../one-time-codes/remember-device.ts';
import { assertMayAsk, countSend, signInAsker } from '../one-time-codes/send-limits.ts';
import { codeMessage } from './code-message.ts';
import { openSession, type Tokens } from './open-session.ts';
import { type CodeSent, codeSentTo } from './send-sign-in-code.ts';

const PURPOSE = 'staff-sign-in';

export type StaffSignIn = { answer: Reply<typeof contract>; tokens: Tokens };

export async function sendStaffCode(
  services: Services,
  typedEmail: string,
  { caller, newDeviceKey }: { caller: Caller; newDeviceKey: string },
): Promise<CodeSent> {
  const email = spelling(typedEmail);
  const key = { purpose: PURPOSE, identity: email };
  const asker = await signInAsker(services, { key, audience: 'staff', caller, newDeviceKey });
  await assertMayAsk(services, asker);
  await services.db.transaction(async (tx) => {
    const { code, row } = await newCode(services, tx, key, asker);
    const message = codeMessage({
      channel: 'email',
      to: email,
      purpose: PURPOSE,
      code,
      publicUrl: services.config.publicUrl,
    });
    const [member] = await Promise.all([findStaffByEmail(tx, email), storeCode(tx, row)]);
    await (member ? enqueueMessage : enqueueDecoy)(services, tx, message);
  });
  await countSend(services, asker);
  return codeSentTo('email', email);
}

export async function verifyStaffCode(
  services: Services,
  typedEmail: string,
  code: string,
  caller: Caller,
): Promise<StaffSignIn> {
  const email = spelling(typedEmail);
  const key = { purpose: PURPOSE, identity: email };
  const checked = await checkCode(services, await signInGuesser(services, key, 'staff', caller), code);
  return services.db.transaction(async (tx) => {
    await useCode(services, tx, checked);
    const member = await findStaffByEmail(tx, email);
    // Nobody got this code by mail, so only a lucky guess comes here; it reads like any wrong one.
    if (!member) throw new Refusal('code_wrong');
    const { device, deviceKey } = caller;
    await rememberDevice(services, tx, key, caller);
    const owner = { staffId: member.staff_id };
    const tokens = await openSession(services, tx, { owner, device, deviceKey });
    const { accessToken, expiresInSeconds } = tokens;
    return {
      answer: {
        accessToken,
        expiresInSeconds,
        role: member.role,
        name: member.name,
        staffId: member.staff_id,
      },
      tokens,
    };
  });
}

function spelling(typed: string): string {
  const parsed = parseEmail(typed);
  return parsed.ok ? parsed.email : typed;
}
