/** Rates go out together or not at all, and open screens hear of them when they are safe. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { publishRates as contract } from '#contract/staff/qualities.ts';
import { usualValidity } from '#domain/catalogue/rates/rate-validity.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { addQualityRate, type NewRate } from '../add-quality.ts';
import { fireAlerts } from '../alerts/fire-alerts.ts';
import { announceCatalogue } from '../announce-catalogue.ts';
import { findQuality } from '../find-quality.ts';
import { currentRates, lockQualities, type StaffRateRow } from './staff-qualities.store.ts';

type Asked = Input<typeof contract>['body']['rates'][number];

export async function publishRates(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  asked: readonly Asked[],
): Promise<Reply<typeof contract>> {
  const now = parts.clock.now();
  const held = await lockSeen(tx, asked, now);
  for (const [place, rate] of asked.entries()) {
    const before = held.find((each) => each.fab_id === rate.fabId && each.currency === rate.currency);
    await publish(parts, tx, by, { rate: readRate(rate, place, now), before });
  }
  for (const fabId of new Set(asked.map((rate) => rate.fabId)).values()) await fireAlerts(parts, tx, fabId);
  await announceCatalogue(parts, tx);
  return { published: asked.length };
}

/** Whoever typed beside an older rate looks at the new one first. */
async function lockSeen(tx: Queries, asked: readonly Asked[], now: Date): Promise<StaffRateRow[]> {
  await lockQualities(
    tx,
    asked.map(({ fabId }) => fabId),
  );
  const held = await currentRates(
    tx,
    asked.map(({ fabId }) => fabId),
    now,
  );
  for (const [place, { fabId, currency, replaces }] of asked.entries()) {
    if (replaces === undefined) continue;
    const rate = held.find((each) => each.fab_id === fabId && each.currency === currency);
    if ((rate?.effective_from.toISOString() ?? null) === replaces) continue;
    throw formRefusal({ [`rates.${place}.rate`]: 'A colleague has published another rate in the meantime.' });
  }
  return held;
}

function readRate(
  { fabId, currency, unit, rate, from, validUntil }: Asked,
  place: number,
  now: Date,
): NewRate {
  const reading = parseAmount(rate, currency);
  if (!reading.ok) throw formRefusal({ [`rates.${place}.rate`]: reading.problem });
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
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  { rate, before }: Published,
): Promise<void> {
  const { fabId, from } = rate;
  if (!(await findQuality(tx, fabId))) throw new Refusal('not_found');
  const { price, unit } = rate.rate;
  await addQualityRate(tx, rate);
  await recordHistory(parts, tx, {
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
