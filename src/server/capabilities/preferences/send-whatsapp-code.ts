/** A code by WhatsApp proves that messages reach the new number; a sensitive change from its first step. */

import type { sendWhatsappCode as contract } from '#contract/customer/preferences.ts';
import type { Reply } from '#contract/endpoint.ts';
import { maskPhone } from '#domain/account/mask-identity.ts';
import { OTP_EXPIRES_SECONDS, OTP_RESEND_AFTER_SECONDS } from '#domain/account/one-time-code.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { raiseCounter } from '#server/db/counters.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { OutgoingMessage } from '#server/integrations/messages/port.ts';
import type { Services } from '#server/services.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { issueCode } from '../one-time-codes/issue-code.ts';
import { WHATSAPP_PURPOSE, type WhatsappNumberInput, whatsappNumberOf } from './whatsapp-number.ts';

/** Codes are limited for each number; this keeps one company from writing to very many numbers. */
const CODES_PER_COMPANY_AND_HOUR = 15;
const HOUR_SECONDS = 3600;

export async function sendWhatsappCode(
  services: Services,
  actor: CustomerActor,
  typed: WhatsappNumberInput,
): Promise<Reply<typeof contract>> {
  const number = await services.db.transaction(async (tx) => {
    await assertSteppedUp(services, tx, actor);
    const to = whatsappNumberOf(typed);
    await assertFewCodes(services, tx, actor.brandId);
    const code = await issueCode(services, tx, { purpose: WHATSAPP_PURPOSE, identity: to });
    await enqueueMessage(services, tx, whatsappCodeMessage(to, code));
    return to;
  });
  return {
    maskedTo: maskPhone(number),
    resendAfterSeconds: OTP_RESEND_AFTER_SECONDS,
    expiresInSeconds: OTP_EXPIRES_SECONDS,
  };
}

async function assertFewCodes({ clock }: Services, tx: Queries, brandId: string): Promise<void> {
  const window = { key: `whatsapp-codes ${brandId}`, windowSeconds: HOUR_SECONDS, now: clock.now() };
  const { count, secondsLeft } = await raiseCounter(tx, window);
  if (count > CODES_PER_COMPANY_AND_HOUR)
    throw new Refusal('too_many_codes', { retryAfterSeconds: secondsLeft });
}

function whatsappCodeMessage(to: string, code: string): OutgoingMessage {
  const minutes = OTP_EXPIRES_SECONDS / 60;
  return {
    channel: 'whatsapp',
    to,
    purpose: WHATSAPP_PURPOSE,
    subject: `Your ${BRAND_NAME} WhatsApp code`,
    text: `${code} is your code to get ${BRAND_NAME} messages on this number. It expires in ${minutes} minutes. Do not share it with anyone.`,
    code,
  };
}
