/** Rates go out together or not at all, and open screens hear of them when they are safe. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { publishRates as contract } from '#contract/staff/qualities.ts';
import { usualValidity } from '#domain/catalogue/rates/rate-validity.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { addQualityRate, type NewRate } from '../add-quality.ts';
import { fireAlerts } from '../alerts/fire-alerts.ts';
import { announceCatalogue } from '../announce-catalogue.ts';
import { findQuality } from '../find-quality.ts';
import { currentRates, lockQualities, type StaffRateRow } from './staff-qualities.store.ts';

type Requested = Input<typeof contract>['body']['rates'][number];

export async function publishRates(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  requested: readonly Requested[],
): Promise<Reply<typeof contract>> {
  const now = services.clock.now();
  const held = await lockSeen(tx, requested, now);
  for (const [place, rate] of requested.entries()) {
    const before = held.find((each) => each.fab_id === rate.fabId && each.currency === rate.currency);
    await publish(services, tx, by, { rate: readRate(rate, place, now), before });
  }
  for (const fabId of new Set(requested.map((rate) => rate.fabId)).values())
    await fireAlerts(services, tx, fabId);
  await announceCatalogue(services, tx);
  return { published: requested.length };
}

/** Whoever typed beside an older rate looks at the new one first. */
async function lockSeen(tx: Queries, requested: readonly Requested[], now: Date): Promise<StaffRateRow[]> {
  await lockQualities(
    tx,
    requested.map(({ fabId }) => fabId),
  );
  const held = await currentRates(
    tx,
    requested.map(({ fabId }) => fabId),
    now,
  );
  for (const [place, { fabId, currency, replaces }] of requested.entries()) {
    if (replaces === undefined) continue;
    const rate = held.find((each) => each.fab_id === fabId && each.currency === currency);
    if ((rate?.effective_from.toISOString() ?? null) === replaces) continue;
    throw formRefusal({ [`rates.${place}.rate`]: 'A colleague has published another rate in the meantime.' });
  }
  return held;
}

function readRate(
  { fabId, currency, unit, rate, from, validUntil }: Requested,
  place: number,
  now: Date,
): NewRate {
  const reading = parseAmount(rate, currency);
  if (!reading.ok) throw formRefusalFor({ [`rates.${place}.rate`]: reading.problem });
  if (reading.amount.minor <= 0n) throw formRefusal({ [`rates.${place}.rate`]: 'Enter a rate above 0.' });
  const begins = from ? new Date(from) : now;
  // What was published and perhaps ordered at cannot be rewritten afterwards.
  if (begins < now) throw formRefusal({ [`rates.${place}.from`]: 'A rate can’t start in the past.' });
  const ends =
    validUntil === undefined ? usualValidity(begins) : validUntil === null ? null : new Date(validUntil);
  if (ends && ends <= begins)
    throw formRefusal({ [`rates.${place}.validUntil`]: 'The end date must be after the start date.' });
  return { fabId, rate: { price: reading.amount, unit }, from: begins, validUntil: ends };
}

type Published = { rate: NewRate; before: StaffRateRow | undefined };

async function publish(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { rate, before }: Published,
): Promise<void> {
  const { fabId, from } = rate;
  if (!(await findQuality(tx, fabId))) throw new Refusal('not_found');
  const { price, unit } = rate.rate;
  await addQualityRate(tx, rate);
  await recordHistory(services, tx, {
    subject: { kind: 'quality', id: fabId },
    action: 'rate_published',
    actor: by,
    details: {
      ...(before ? { minorBefore: String(before.rate_minor) } : {}),
      minor: String(price.minor),
      currency: price.currency,
      unit,
      from: from.toISOString(),
      validUntil: rate.validUntil?.toISOString() ?? null,
    },
  });
}
