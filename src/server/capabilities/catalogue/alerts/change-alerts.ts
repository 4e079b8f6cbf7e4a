/** A buyer's wish to hear of a quality. */
import type { addQualityAlert as contract } from '#contract/customer/quality-alerts.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { lowerRateProblem } from '#domain/catalogue/rates/quality-alert.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { type Currency, money, parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findQuality } from '../find-quality.ts';
import { listedQuality } from '../listing/listed-qualities.store.ts';
import { alertsOfPerson, removeAlert, saveAlert } from './alerts.store.ts';

type Alerts = Reply<typeof contract>;
type Person = Pick<CustomerActor, 'brandId' | 'customerId' | 'market'>;

export async function readAlerts(db: Queries, person: Person, fabId: string): Promise<Alerts> {
  const rows = await alertsOfPerson(db, { ...person, fabId });
  const below = rows.find(({ kind }) => kind === 'below_rate');
  return {
    isBackInStock: rows.some(({ kind }) => kind === 'back_in_stock'),
    belowRate: below?.below_minor ? { minor: String(below.below_minor), currency: below.currency } : null,
  };
}

/** What holds already is no crossing: the buyer is notified when it comes back. */
export async function addAlert(
  { clock }: Services,
  tx: Queries,
  person: Person,
  { fabId, kind, below }: Input<typeof contract>['body'],
): Promise<Alerts> {
  const now = clock.now();
  const { currency } = MARKET_RULES[person.market];
  const quality = await findQuality(tx, fabId);
  const listed = await listedQuality(tx, { currency, now, fabId });
  if (!quality || !listed) throw new Refusal('not_found');
  if (kind === 'back_in_stock' && !drawsOnStock(quality.kind))
    throw formRefusal({ kind: 'This fabric is woven to order, so it does not run out.' });
  const belowMinor = kind === 'below_rate' ? wantedRate(below, currency, listed.rate_minor) : null;
  const isMet =
    belowMinor === null
      ? (listed.free_thousandths ?? 0n) > 0n
      : listed.rate_minor !== null && listed.rate_minor <= belowMinor;
  await saveAlert(tx, {
    brand_id: person.brandId,
    customer_id: person.customerId,
    fab_id: fabId,
    kind,
    currency,
    below_minor: belowMinor,
    is_armed: !isMet,
    created_at: now,
  });
  return readAlerts(tx, person, fabId);
}

export async function endAlert(
  tx: Queries,
  person: Person,
  { fabId, kind }: { fabId: string; kind: string },
): Promise<Alerts> {
  if (!(await findQuality(tx, fabId))) throw new Refusal('not_found');
  await removeAlert(tx, { ...person, fabId, kind });
  return readAlerts(tx, person, fabId);
}

function wantedRate(typed: string | null | undefined, currency: Currency, rateMinor: bigint | null): bigint {
  const reading = parseAmount(typed ?? '', currency);
  if (!reading.ok) throw formRefusalFor({ below: reading.problem });
  const problem = lowerRateProblem(reading.amount, rateMinor === null ? null : money(rateMinor, currency));
  if (problem) throw formRefusal({ below: problem });
  return reading.amount.minor;
}
