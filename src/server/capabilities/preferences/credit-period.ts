/** How long after the tax invoice new orders are paid, unless one says otherwise; the limit is set by the marketplace. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { creditTermsOf, lockCreditTerms, saveCreditDays } from './preferences.store.ts';
import { type CreditTerms, creditTermsView } from './preferences.view.ts';

export async function readCreditPeriod(
  { db }: Services,
  { brandId, market }: CustomerActor,
): Promise<CreditTerms> {
  return creditTermsView(market, await creditTermsOf(db, brandId));
}

export async function chooseCreditPeriod(
  services: Services,
  actor: CustomerActor,
  creditDays: CreditPeriodDays,
): Promise<CreditTerms> {
  const { brandId, market } = actor;
  const { currency } = MARKET_RULES[market];
  await services.db.transaction(async (tx) => {
    await lockCreditTerms(tx, brandId);
    await saveCreditDays(tx, { brandId, creditDays, currency, now: services.clock.now() });
    await recordChange(services, tx, actor, {
      subject: { kind: 'credit-period', id: brandId },
      action: 'chosen',
      details: { creditDays },
      keys: ['preferences'],
    });
  });
  return readCreditPeriod(services, actor);
}
