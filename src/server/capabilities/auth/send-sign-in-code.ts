/** The same answer in the same time for known and unknown customers: both get a code. */

import type * as z from 'zod/mini';
import type { codeSent } from '#contract/customer/auth.ts';
import { maskEmail, maskPhone } from '#domain/account/mask-identity.ts';
import { OTP_EXPIRES_SECONDS, OTP_RESEND_AFTER_SECONDS } from '#domain/account/one-time-code.ts';
import type { SignInIdentity } from '#domain/account/sign-in-identity.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { newCode, storeCode } from '../one-time-codes/issue-code.ts';
import { assertMayAsk, countSend, signInAsker } from '../one-time-codes/send-limits.ts';
import { codeMessage } from './code-message.ts';

export type CodeSent = z.output<typeof codeSent>;
export const SIGN_IN_PURPOSE = 'sign-in';

export async function sendSignInCode(
  services: Services,
  { channel, address }: Pick<SignInIdentity, 'channel' | 'address'>,
  {
    caller,
    newDeviceKey,
    purpose = SIGN_IN_PURPOSE,
  }: { caller: Caller; newDeviceKey: string; purpose?: string },
): Promise<CodeSent> {
  const key = { purpose, identity: address };
  const asker = await signInAsker(services, { key, audience: 'customer', caller, newDeviceKey });
  await assertMayAsk(services, asker);
  await services.db.transaction(async (tx) => {
    const { code, row } = await newCode(services, tx, key, asker);
    const { publicUrl } = services.config;
    const message = codeMessage({ channel, to: address, purpose, code, publicUrl });
    await Promise.all([storeCode(tx, row), enqueueMessage(services, tx, message)]);
  });
  await countSend(services, asker);
  return codeSentTo(channel, address);
}

export function codeSentTo(channel: 'sms' | 'email', address: string): CodeSent {
  return {
    channel,
    maskedTo: channel === 'sms' ? maskPhone(address) : maskEmail(address),
    resendAfterSeconds: OTP_RESEND_AFTER_SECONDS,
    expiresInSeconds: OTP_EXPIRES_SECONDS,
  };
}
