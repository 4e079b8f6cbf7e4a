/** The marketplace decides how much a company may owe; the customer only chooses for how long. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { CreditTerms } from '#domain/payments/credit-grant.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import { assertUnchanged } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { creditTermsOf, lockCreditTerms, saveCreditDays, saveCreditLimit } from './preferences.store.ts';

export type GrantCredit = {
  brandId: string;
  creditDays: CreditPeriodDays;
  limit: Money;
  by: HistoryActor;
  readAt?: ReadAt | undefined;
};
/** What the form showed when it was opened. */
type ReadAt = { limitMinor: string; creditDays: number };

/** What holds until it is changed in this transaction. */
export async function lockCredit(
  tx: Queries,
  brandId: string,
  { currency, readAt }: { currency: Currency; readAt?: ReadAt | undefined },
): Promise<CreditTerms> {
  const row = await lockCreditRow(tx, brandId, readAt);
  return { limit: money(row?.limit_minor ?? 0n, currency), creditDays: row?.credit_days ?? 0 };
}

async function lockCreditRow(tx: Queries, brandId: string, readAt: ReadAt | undefined) {
  await lockCreditTerms(tx, brandId);
  const row = await creditTermsOf(tx, brandId);
  assertUnchanged(readAt?.limitMinor, String(row?.limit_minor ?? 0n));
  assertUnchanged(readAt?.creditDays, row?.credit_days ?? 0);
  return row;
}

export async function grantCredit(
  services: Services,
  tx: Queries,
  { brandId, creditDays, limit, by, readAt }: GrantCredit,
): Promise<void> {
  const before = await lockCreditRow(tx, brandId, readAt);
  await saveCreditDays(tx, { brandId, creditDays, currency: limit.currency, now: services.clock.now() });
  await saveCreditLimit(tx, brandId, limit.minor);
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'credit-period', id: brandId },
    action: 'limit-granted',
    actor: by,
    details: {
      limitMinor: String(limit.minor),
      currency: limit.currency,
      creditDays,
      ...(before
        ? { limitMinorBefore: String(before.limit_minor), creditDaysBefore: before.credit_days }
        : {}),
    },
  });
  await services.changes.announce(tx, {
    kind: 'change',
    brandId,
    keys: ['preferences', 'payments', 'orders'],
  });
}
