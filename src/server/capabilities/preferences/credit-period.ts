/** How long after the tax invoice new orders are paid, unless one says otherwise; the limit is set by the marketplace. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { creditTermsOf, lockCreditTerms, saveCreditDays } from './preferences.store.ts';
import { type CreditTerms, creditTermsView } from './preferences.view.ts';

export async function readCreditPeriod(
  { db }: Parts,
  { brandId, market }: CustomerActor,
): Promise<CreditTerms> {
  return creditTermsView(market, await creditTermsOf(db, brandId));
}

export async function chooseCreditPeriod(
  parts: Parts,
  actor: CustomerActor,
  creditDays: CreditPeriodDays,
): Promise<CreditTerms> {
  const { brandId, market } = actor;
  const { currency } = MARKET_RULES[market];
  await parts.db.transaction(async (tx) => {
    await lockCreditTerms(tx, brandId);
    await saveCreditDays(tx, { brandId, creditDays, currency, now: parts.clock.now() });
    await recordChange(parts, tx, actor, {
      subject: { kind: 'credit-period', id: brandId },
      action: 'chosen',
      details: { creditDays },
      keys: ['preferences'],
    });
  });
  return readCreditPeriod(parts, actor);
}
