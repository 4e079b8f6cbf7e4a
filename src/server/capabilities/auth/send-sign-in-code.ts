/** The same answer in the same time for known and unknown customers: both get a code. */

import type * as z from 'zod/mini';
import type { codeSent } from '#contract/auth.ts';
import { maskEmail, maskPhone } from '#domain/account/mask-identity.ts';
import { OTP_EXPIRES_SECONDS, OTP_RESEND_AFTER_SECONDS } from '#domain/account/one-time-code.ts';
import type { SignInIdentity } from '#domain/account/sign-in-identity.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Parts } from '#server/parts.ts';
import { issueCode } from '../one-time-codes/issue-code.ts';
import { codeMessage } from './code-message.ts';

export type CodeSent = z.output<typeof codeSent>;
export const SIGN_IN_PURPOSE = 'sign-in';

export async function sendSignInCode(parts: Parts, { channel, address }: SignInIdentity): Promise<CodeSent> {
  await parts.db.transaction(async (tx) => {
    const code = await issueCode(parts, tx, { purpose: SIGN_IN_PURPOSE, identity: address });
    const { publicUrl } = parts.config;
    await enqueueMessage(
      parts,
      tx,
      codeMessage({ channel, to: address, purpose: SIGN_IN_PURPOSE, code, publicUrl }),
    );
  });
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
