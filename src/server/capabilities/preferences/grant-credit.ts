/** The marketplace decides how much a company may owe; the customer only chooses for how long. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { Money } from '#domain/shared/money.ts';
import { assertUnchanged } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { creditTermsOf, lockCreditTerms, saveCreditDays, saveCreditLimit } from './preferences.store.ts';

export type GrantCredit = {
  brandId: string;
  creditDays: CreditPeriodDays;
  limit: Money;
  by: HistoryActor;
  /** What the form showed when it was opened. */
  readAt?: { limitMinor: string; creditDays: number } | undefined;
};

export async function grantCredit(
  parts: Parts,
  tx: Queries,
  { brandId, creditDays, limit, by, readAt }: GrantCredit,
): Promise<void> {
  await lockCreditTerms(tx, brandId);
  const before = await creditTermsOf(tx, brandId);
  assertUnchanged(readAt?.limitMinor, String(before?.limit_minor ?? 0n));
  assertUnchanged(readAt?.creditDays, before?.credit_days ?? 0);
  await saveCreditDays(tx, { brandId, creditDays, currency: limit.currency, now: parts.clock.now() });
  await saveCreditLimit(tx, brandId, limit.minor);
  await recordHistory(parts, tx, {
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
  await parts.changes.announce(tx, { kind: 'change', brandId, keys: ['preferences', 'payments', 'orders'] });
}
