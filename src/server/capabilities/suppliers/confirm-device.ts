/** The first binding quote on a device is confirmed by a code to the number on file; later ones are not. */
import { numberOnFile, type SupplierContact } from '#domain/requests/supplier-contacts.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { contactAt } from '#domain/suppliers/mill-access.ts';
import { codeMessage } from '#server/capabilities/auth/code-message.ts';
import { type CodeSent, codeSentTo } from '#server/capabilities/auth/send-sign-in-code.ts';
import { checkCode, useCode } from '#server/capabilities/one-time-codes/check-code.ts';
import { signedInGuesser } from '#server/capabilities/one-time-codes/guesser.ts';
import { issueCode } from '#server/capabilities/one-time-codes/issue-code.ts';
import { isKnownDevice, rememberDevice } from '#server/capabilities/one-time-codes/remember-device.ts';
import { raiseCounter } from '#server/db/counters.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { SupplierActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { supplierOf } from './invitations.store.ts';
import { millInHistory } from './mill-in-history.ts';
import { joinMill } from './people/join-mill.ts';
import { peopleOf } from './people/people.store.ts';

export const QUOTE_PURPOSE = 'supplier-quote';
/** Whoever has the link could otherwise ring the mill's phone all day. */
const CODES_AN_HOUR = 10;
const NO_NUMBER = 'We have no number on file for you. Ask the desk to add one.';

export function isConfirmedDevice(db: Queries, mill: SupplierActor, caller: Caller): Promise<boolean> {
  return isKnownDevice(db, { purpose: QUOTE_PURPOSE, identity: mill.supplierId }, caller.deviceKey);
}

/** `deviceKey`: of the cookie that the device has or gets with this answer. */
export async function sendQuoteCode(
  services: Services,
  mill: SupplierActor,
  deviceKey: string,
): Promise<CodeSent> {
  const { channel, address } = await addressOf(services.db, mill);
  const { count, secondsLeft } = await raiseCounter(services.db, {
    key: `supplier-code ${mill.supplierId}`,
    windowSeconds: 3600,
    now: services.clock.now(),
  });
  if (count > CODES_AN_HOUR) throw new Refusal('too_many_codes', { retryAfterSeconds: secondsLeft });
  await services.db.transaction(async (tx) => {
    const code = await issueCode(services, tx, {
      purpose: QUOTE_PURPOSE,
      identity: challengeOf(mill, deviceKey),
    });
    const { publicUrl } = services.config;
    const message = codeMessage({
      channel,
      to: address,
      purpose: QUOTE_PURPOSE,
      code,
      publicUrl,
      about: 'your quote',
    });
    await enqueueMessage(services, tx, message);
  });
  return codeSentTo(channel, address);
}

export async function verifyQuoteCode(
  services: Services,
  mill: SupplierActor,
  code: string,
  caller: Caller,
): Promise<{ success: true }> {
  const challenge = { purpose: QUOTE_PURPOSE, identity: challengeOf(mill, caller.deviceKey ?? '') };
  const checked = await checkCode(services, signedInGuesser(services, challenge, caller), code);
  const { address, contacts } = await addressOf(services.db, mill);
  await services.db.transaction(async (tx) => {
    await useCode(services, tx, checked);
    await rememberDevice(services, tx, { purpose: QUOTE_PURPOSE, identity: mill.supplierId }, caller);
    // The same proof opens the mill's own list, unless two others have it already.
    await joinMill(services, tx, {
      supplierId: mill.supplierId,
      contacts,
      address,
      deviceKey: caller.deviceKey,
    });
    await recordHistory(services, tx, {
      subject: { kind: 'supplier', id: mill.supplierId },
      action: 'device_confirmed',
      actor: millInHistory(mill),
    });
  });
  return { success: true };
}

/** A code asked for on one device does not open another. */
function challengeOf({ supplierId }: SupplierActor, deviceKey: string): string {
  return `${supplierId} ${deviceKey}`;
}

/** Never where the desk has ended somebody's access: that person's phone confirms nothing any more. */
async function addressOf(db: Queries, { supplierId }: SupplierActor) {
  const supplier = await supplierOf(db, supplierId);
  const ended = (await peopleOf(db, supplierId)).filter(({ ended_at }) => ended_at !== null);
  const contacts = ((supplier?.contacts ?? []) as SupplierContact[]).filter(
    (contact) => !ended.some(({ address }) => contactAt([contact], address)),
  );
  const found = numberOnFile(contacts);
  if (!found) throw formRefusal({ otp: NO_NUMBER });
  return { ...found, contacts };
}
