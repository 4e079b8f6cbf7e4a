/** Name, company, unit and time zone change freely; the e-mail papers go to needs a fresh code. */
import type { CustomerProfile, changeCustomer as contract } from '#contract/account.ts';
import type { Input } from '#contract/endpoint.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { readCustomer } from '../account/read-customer.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { updateCompany, updatePerson } from './profile.store.ts';

export type CustomerChange = Input<typeof contract>['body'];

export async function changeCustomer(
  parts: Parts,
  tx: Queries,
  actor: CustomerActor,
  customerId: string,
  change: CustomerChange,
): Promise<CustomerProfile[]> {
  if (customerId !== 'me' && customerId.toLowerCase() !== actor.customerId) throw new Refusal('not_found');
  const { name, company, unit, timeZone, contactEmail } = change;
  if (contactEmail !== undefined) {
    await assertSteppedUp(parts, tx, actor);
    await notifyAccountChange(parts, tx, actor, 'The e-mail address for papers was changed.');
  }
  await updatePerson(tx, actor.customerId, {
    ...(name === undefined ? {} : { name }),
    ...(contactEmail === undefined ? {} : { contact_email: spelling(contactEmail) }),
  });
  await updateCompany(tx, actor.brandId, {
    ...(company === undefined ? {} : { name: company }),
    ...(unit === undefined ? {} : { unit }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
  });
  await recordChange(parts, tx, actor, {
    subject: { kind: 'customer', id: actor.customerId },
    action: 'changed',
    details: { fields: Object.keys(change).join(', ') },
    keys: ['account'],
  });
  return readCustomer(tx, 'me', actor);
}

function spelling(typed: string): string {
  const parsed = parseEmail(typed);
  return parsed.ok ? parsed.email : typed;
}
