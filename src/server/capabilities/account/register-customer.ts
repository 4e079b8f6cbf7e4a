/** A company and its first person come to exist together. */
import type { VerificationStatusCode } from '#domain/account/verification-status.ts';
import type { Language } from '#domain/shared/language.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { insertCompany, insertPerson } from './account.store.ts';

export type RegisterCustomer = {
  company: string;
  name: string;
  market: Market;
  phone?: string;
  email?: string;
  verificationStatus?: VerificationStatusCode;
  city?: string;
  businessType?: string;
  bin?: string | null;
  referenceCode?: string | null;
  contactEmail?: string;
  language?: Language;
  /** Who made the entry; a customer who signs up does it for itself. */
  by: HistoryActor | 'self';
};

export async function registerCustomer(
  services: Services,
  tx: Queries,
  input: RegisterCustomer,
): Promise<{ customerId: string; brandId: string }> {
  const { ids, clock } = services;
  const brandId = ids.next();
  const customerId = ids.next();
  const createdAt = clock.now();
  const { unit, timeZone } = MARKET_RULES[input.market];

  await insertCompany(tx, {
    brandId,
    name: input.company,
    market: input.market,
    unit,
    timeZone,
    verificationStatus: input.verificationStatus ?? 0,
    city: input.city ?? null,
    businessType: input.businessType ?? null,
    bin: input.bin ?? null,
    referenceCode: input.referenceCode ?? null,
    createdAt,
  });
  await insertPerson(tx, {
    customerId,
    brandId,
    name: input.name,
    phone: input.phone ?? null,
    email: input.email ?? null,
    contactEmail: input.contactEmail ?? null,
    language: input.language ?? 'en',
    createdAt,
  });
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'customer', id: customerId },
    action: 'registered',
    actor: input.by === 'self' ? { kind: 'customer', id: customerId } : input.by,
  });
  return { customerId, brandId };
}
