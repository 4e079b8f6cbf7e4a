import { type CreditMeter, creditMeter } from '#domain/payments/credit-meter.ts';
import type { Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { findCreditLimit } from '#server/capabilities/preferences/find-credit-limit.ts';
import type { Queries } from '#server/db/database.ts';
import { coveredInstalments } from './instalments.store.ts';

/** Taken is what instalments on credit still leave open, from the moment credit covers them. */
export async function findCredit(
  db: Queries,
  buyer: { brandId: string; market: Market },
): Promise<CreditMeter> {
  const [limit, covered] = await Promise.all([
    findCreditLimit(db, buyer),
    coveredInstalments(db, buyer.brandId),
  ]);
  return creditMeter(
    limit,
    covered
      .filter(({ currency }) => currency === limit.currency)
      .map(({ open_minor, currency, due_on }) => ({ open: money(open_minor, currency), dueOn: due_on })),
  );
}
