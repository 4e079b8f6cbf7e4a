/** A company and its first person come to exist together. */
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { insertCompany, insertPerson } from './account.store.ts';

export type RegisterCustomer = {
  company: string;
  name: string;
  market: Market;
  phone?: string;
  email?: string;
  verificationStatus?: 0 | 1 | 2;
  by: HistoryActor;
};

export async function registerCustomer(
  parts: Parts,
  tx: Queries,
  input: RegisterCustomer,
): Promise<{ customerId: string; brandId: string }> {
  const { ids, clock } = parts;
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
    createdAt,
  });
  await insertPerson(tx, {
    customerId,
    brandId,
    name: input.name,
    phone: input.phone ?? null,
    email: input.email ?? null,
    createdAt,
  });
  await recordHistory(parts, tx, {
    brandId,
    subject: { kind: 'customer', id: customerId },
    action: 'registered',
    actor: input.by,
  });
  return { customerId, brandId };
}
