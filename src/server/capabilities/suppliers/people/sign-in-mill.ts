/** A person of a mill signs in by a code; afterwards the device is enough, until the desk ends it. */
import type { Reply } from '#contract/endpoint.ts';
import type { resumeMill as resumeContract, signInMill as signInContract } from '#contract/supplier/mill.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseMobile } from '#domain/account/phone-number.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { type CodeSent, sendSignInCode } from '#server/capabilities/auth/send-sign-in-code.ts';
import { checkCode, useCode } from '#server/capabilities/one-time-codes/check-code.ts';
import { signInGuesser } from '#server/capabilities/one-time-codes/guesser.ts';
import { forgetDevice, rememberDevice } from '#server/capabilities/one-time-codes/remember-device.ts';
import type { Queries } from '#server/db/database.ts';
import type { MillActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { QUOTE_PURPOSE } from '../confirm-device.ts';
import { joinMill } from './join-mill.ts';
import {
  deleteDevices,
  deletePersonSession,
  insertPersonSession,
  millsWithContact,
  personOnDevice,
} from './people.store.ts';

const PURPOSE = 'supplier-sign-in';
const SESSION_SECONDS = 4 * 3600;
/** Says to whom a token belongs before anything is looked up. */
export const PERSON_TOKEN_PREFIX = 'millperson_';
/** The number is the caller's own by now; unknown, ended and a third person read alike. */
const NO_ACCESS = 'This number has no access to a mill’s page. Ask our desk to add it.';

type Session = Reply<typeof signInContract>;

export async function sendMillCode(
  services: Services,
  typed: string,
  device: { caller: Caller; newDeviceKey: string },
): Promise<CodeSent> {
  return sendSignInCode(services, contactOf(typed), { ...device, purpose: PURPOSE });
}

export async function signInMill(
  services: Services,
  { contact, otp }: { contact: string; otp: string },
  caller: Caller,
): Promise<Session> {
  const { address } = contactOf(contact);
  const key = { purpose: PURPOSE, identity: address };
  const checked = await checkCode(services, await signInGuesser(services, key, 'customer', caller), otp);
  const session = await services.db.transaction(async (tx) => {
    await useCode(services, tx, checked);
    for (const { supplier_id: supplierId, contacts } of await millsWithContact(tx, address)) {
      const joining = { supplierId, contacts, address, deviceKey: caller.deviceKey };
      const personId = await joinMill(services, tx, joining);
      if (personId === null) continue;
      await rememberDevice(services, tx, key, caller);
      // The same proof that the first quote on a device asks for.
      await rememberDevice(services, tx, { purpose: QUOTE_PURPOSE, identity: supplierId }, caller);
      return openPersonSession(services, tx, personId);
    }
    return null;
  });
  if (!session) throw formRefusalFor({ contact: NO_ACCESS });
  return session;
}

/** Nothing says whether a device was ever known, was forgotten, or its person's access was ended. */
export async function resumeMill(
  services: Services,
  { deviceKey }: Caller,
): Promise<Reply<typeof resumeContract>> {
  return services.db.transaction(async (tx) => {
    const person = deviceKey === null ? undefined : await personOnDevice(tx, deviceKey);
    return { session: person ? await openPersonSession(services, tx, person.person_id) : null };
  });
}

export async function signOutMill(
  services: Services,
  { personId, sessionId }: MillActor,
  { deviceKey }: Caller,
): Promise<{ success: true }> {
  await services.db.transaction(async (tx) => {
    await deletePersonSession(tx, sessionId);
    for (const key of await deleteDevices(tx, { personId, deviceKey })) await forgetDevice(tx, key);
  });
  return { success: true };
}

async function openPersonSession({ clock, ids }: Services, tx: Queries, personId: string): Promise<Session> {
  const now = clock.now();
  const accessToken = `${PERSON_TOKEN_PREFIX}${newToken()}`;
  await insertPersonSession(tx, {
    session_id: ids.next(),
    person_id: personId,
    token_hash: hashToken(accessToken),
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return { accessToken, expiresInSeconds: SESSION_SECONDS };
}

/** An address has an @; everything else is read as a number. */
function contactOf(typed: string): { channel: 'sms' | 'email'; address: string } {
  if (typed.includes('@')) {
    const reading = parseEmail(typed);
    if (!reading.ok) throw formRefusalFor({ contact: reading.problem });
    return { channel: 'email', address: reading.email };
  }
  const reading = parseMobile(typed);
  if (!reading.ok) throw formRefusalFor({ contact: reading.problem });
  return { channel: 'sms', address: reading.e164 };
}
