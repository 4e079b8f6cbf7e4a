/** The right code makes the new number ours to use; a wrong one never costs a good number. */
import { mayMessageOnWhatsapp } from '#domain/account/choices/notification-choices.ts';
import { type WhatsappValidity, whatsappValidityAfter } from '#domain/account/whatsapp-validity.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { type CheckedCode, checkCode, useCode } from '../one-time-codes/check-code.ts';
import { signedInGuesser } from '../one-time-codes/guesser.ts';
import { notifyNumberChange } from './notify-number-change.ts';
import { type Whatsapp, whatsappView } from './preferences.view.ts';
import { recordWhatsappChange } from './record-whatsapp-change.ts';
import { enqueueWelcome } from './welcome-on-whatsapp.ts';
import { lockWhatsapp, saveWhatsapp, type WhatsappNumber } from './whatsapp.store.ts';
import { WHATSAPP_PURPOSE, type WhatsappNumberInput, whatsappNumberOf } from './whatsapp-number.ts';

type NumberProof = WhatsappNumberInput & { otp: string };

export async function updateWhatsappNumber(
  services: Services,
  actor: CustomerActor,
  typed: NumberProof,
  caller: Caller,
): Promise<Whatsapp> {
  // Asked before the code is tried, too: without a step-up nobody may guess at codes here.
  await assertSteppedUp(services, services.db, actor);
  const number = whatsappNumberOf(typed);
  const checked = await checkNumberCode(services, actor, number, typed.otp, caller);

  return services.db.transaction(async (tx) => {
    await assertSteppedUp(services, tx, actor);
    await useCode(services, tx, checked);
    await lockCompany(tx, actor.brandId);
    const before = await lockWhatsapp(tx, actor.brandId);
    const after = { number, validity: validityOfProven(number, before), triedNumber: null };
    await saveWhatsapp(tx, actor.brandId, after, services.clock.now());
    const isOther = before?.number !== number;
    await recordWhatsappChange(services, tx, actor, isOther ? 'number-changed' : 'number-confirmed');
    if (isOther) await notifyNumberChange(services, tx, actor, { old: before, device: caller.device });
    if (after.validity === 'soft_valid')
      await enqueueWelcome(services, tx, { brandId: actor.brandId, number });
    return whatsappView(after);
  });
}

/** Who had opted in before stays opted in with the new number. */
function validityOfProven(number: string, before: WhatsappNumber | null): WhatsappValidity {
  const start = before?.number === number ? before.validity : 'invalid';
  const proven = whatsappValidityAfter(start, 'code_passed');
  const isOptedIn = before !== null && mayMessageOnWhatsapp(before.validity);
  return isOptedIn ? whatsappValidityAfter(proven, 'opted_in') : proven;
}

async function checkNumberCode(
  services: Services,
  actor: CustomerActor,
  number: string,
  otp: string,
  caller: Caller,
): Promise<CheckedCode> {
  try {
    const key = { purpose: WHATSAPP_PURPOSE, identity: number };
    return await checkCode(services, signedInGuesser(services, key, caller), otp);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'code_wrong')
      await noteFailedCode(services, actor, number);
    throw error;
  }
}

/** Stored as 20; a confirmed number stands beside it and goes on receiving messages. */
async function noteFailedCode(services: Services, actor: CustomerActor, number: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockCompany(tx, actor.brandId);
    const before = await lockWhatsapp(tx, actor.brandId);
    const after = withFailedNumber(before, number);
    if (before && hasSameNumbers(before, after)) return;
    await saveWhatsapp(tx, actor.brandId, after, services.clock.now());
    await recordWhatsappChange(services, tx, actor, 'code-failed');
  });
}

function withFailedNumber(before: WhatsappNumber | null, number: string): WhatsappNumber {
  return before && before.validity !== 'invalid'
    ? { ...before, triedNumber: number }
    : { number, validity: 'invalid', triedNumber: null };
}

function hasSameNumbers(one: WhatsappNumber, two: WhatsappNumber): boolean {
  return one.number === two.number && one.triedNumber === two.triedNumber;
}
