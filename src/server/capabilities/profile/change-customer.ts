/** Name, company, unit and time zone change freely; what invoices name and where they go needs a fresh code. */
import type { CustomerProfile, changeCustomer as contract } from '#contract/customer/account.ts';
import type { Input } from '#contract/endpoint.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseBinIn } from '#domain/account/tax-numbers/bin.ts';
import { isOtherCompanyName } from '#domain/account/verification-review.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordChange } from '#server/events/record-change.ts';
import { assertCompanyRole, type CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { chooseLanguage } from '../account/choose-language.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { lockCompany } from '../account/lock-company.ts';
import { readCustomer } from '../account/read-customer.ts';
import { reviewVerification } from '../account/set-verification.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { updateCompany, updatePerson } from './profile.store.ts';

export type CustomerChange = Input<typeof contract>['body'];

export async function changeCustomer(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  customerId: string,
  change: CustomerChange,
): Promise<CustomerProfile[]> {
  if (customerId !== 'me' && customerId.toLowerCase() !== actor.customerId) throw new Refusal('not_found');
  const { name, company, unit, timeZone, contactEmail, bin, language } = change;
  // Everyone has a name, an e-mail and a language of their own; the rest is the company's.
  if ([company, unit, timeZone, bin].some((field) => field !== undefined)) assertCompanyRole(actor, []);
  if (contactEmail !== undefined) {
    await assertSteppedUp(services, tx, actor);
    await notifyAccountChange(services, tx, actor, { code: 'document_email_changed' });
  }
  if (bin !== undefined) {
    await assertSteppedUp(services, tx, actor);
    await notifyAccountChange(services, tx, actor, { code: 'bin_changed' });
  }
  if (company !== undefined) await reviewNewName(services, tx, actor, company);
  await updatePerson(tx, actor.customerId, {
    ...(name === undefined ? {} : { name }),
    ...(contactEmail === undefined ? {} : { contact_email: spelling(contactEmail) }),
  });
  if (language !== undefined) await chooseLanguage(tx, actor.customerId, language);
  await updateCompany(tx, actor.brandId, {
    ...(company === undefined ? {} : { name: company }),
    ...(unit === undefined ? {} : { unit }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(bin === undefined ? {} : { bin: await spellingOfBin(tx, actor, bin) }),
  });
  await recordChange(services, tx, actor, {
    subject: { kind: 'customer', id: actor.customerId },
    action: 'changed',
    details: { fields: Object.keys(change).join(', ') },
    keys: ['account'],
  });
  return readCustomer(tx, 'me', actor);
}

/** A badge earned under one name does not pass to another. */
async function reviewNewName(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  company: string,
): Promise<void> {
  await lockCompany(tx, actor.brandId);
  const before = await findCustomerById(tx, actor.customerId);
  if (before?.verification_status !== 1 || !isOtherCompanyName(before.company_name, company)) return;
  await reviewVerification(services, tx, actor, 'company-name');
}

async function spellingOfBin(tx: Queries, actor: CustomerActor, typed: string): Promise<string> {
  const customer = await findCustomerById(tx, actor.customerId);
  const reading = parseBinIn(customer?.market ?? 'IN', typed);
  if (!reading.ok) throw formRefusalFor({ bin: reading.problem });
  return reading.bin;
}

function spelling(typed: string): string {
  const parsed = parseEmail(typed);
  return parsed.ok ? parsed.email : typed;
}
