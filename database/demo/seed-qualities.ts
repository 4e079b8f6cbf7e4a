/** Cloth that can be ordered at once: live qualities, top selling ones, stock and bundles. */
import { readFile } from 'node:fs/promises';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { type CodedDraft, draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { type LengthUnit, wholeLength } from '#domain/shared/length.ts';
import { type Currency, money, parseAmount } from '#domain/shared/money.ts';
import { addQuality, addQualityRate, addStockLot } from '#server/capabilities/catalogue/add-quality.ts';
import type { Queries } from '#server/db/database.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import type { Services } from '#server/services.ts';
import { pastRates, readYarnWeeks, type YarnWeeks, yarnOf } from './rate-history.ts';
import { readSupplier } from './read-supplier.ts';

export type DemoQuality = {
  supplier: string;
  cloth: Partial<CodedDraft>;
  kind: OrderKind;
  minimumMetres: number;
  minimumPerColourMetres: number | null;
  stepMetres: number;
  leadDays: number;
  tolerancePercent: number;
  badges: QualityBadge[];
  isLive: boolean;
  isTopSelling: boolean;
  rates: { inrPerMetre: string; usdPerYard: string };
  lots: { colour: string | null; metres: number; isAsIs: boolean }[];
  breaks?: { fromMetres: number; offBasisPoints: number }[];
  /** On the inventory sale for so long. */
  saleDays?: number;
  /** Its rate has ended, so that the demo shows what happens then. */
  isStale?: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** A live rate of the demo holds for a month; what lies on the shelf until the next one. */
const LIVE_DAYS = 30;
const BY_SYSTEM = { kind: 'system' } as const;

export async function readQualities(): Promise<DemoQuality[]> {
  return JSON.parse(
    await readFile(new URL('database/demo/qualities.json', PROJECT_ROOT), 'utf8'),
  ) as DemoQuality[];
}

export async function seedQualities(services: Services, tx: Queries): Promise<void> {
  const yarn = await readYarnWeeks();
  for (const quality of await readQualities()) await seedQuality(services, tx, quality, yarn);
}

async function seedQuality(
  services: Services,
  tx: Queries,
  quality: DemoQuality,
  yarn: YarnWeeks,
): Promise<void> {
  const now = services.clock.now();
  const { supplierId } = await readSupplier(tx, { name: quality.supplier });
  const fabId = await addQuality(
    services,
    tx,
    {
      supplierId,
      specification: draftFromCodes(quality.cloth),
      kind: quality.kind,
      minimum: metres(quality.minimumMetres),
      minimumPerColour:
        quality.minimumPerColourMetres === null ? null : metres(quality.minimumPerColourMetres),
      step: metres(quality.stepMetres),
      maximum: null,
      leadDays: quality.leadDays,
      tolerancePercent: quality.tolerancePercent,
      badges: quality.badges,
      isLive: quality.isLive,
      isTopSelling: quality.isTopSelling,
      breaks: (quality.breaks ?? []).map(({ fromMetres, offBasisPoints }) => ({
        from: metres(fromMetres),
        offBasisPoints,
      })),
      saleEndsAt: quality.saleDays ? new Date(now.getTime() + quality.saleDays * DAY_MS) : null,
    },
    BY_SYSTEM,
  );
  const seeded = { fabId, weeks: yarn[yarnOf(quality.cloth)], now, ends: rateEnd(quality, now) };
  await seedRates(tx, quality.rates.inrPerMetre, { currency: 'INR', unit: 'metre', ...seeded });
  await seedRates(tx, quality.rates.usdPerYard, { currency: 'USD', unit: 'yard', ...seeded });
  for (const lot of quality.lots)
    await addStockLot(services, tx, { fabId, ...lot, metres: metres(lot.metres) });
}

function rateEnd({ isLive, isStale }: DemoQuality, now: Date): Date | null {
  if (isStale) return new Date(now.getTime() - DAY_MS);
  return isLive ? new Date(now.getTime() + LIVE_DAYS * DAY_MS) : null;
}

type SeededRates = {
  fabId: string;
  currency: Currency;
  unit: LengthUnit;
  weeks: readonly number[];
  now: Date;
  /** Of the last one. */
  ends: Date | null;
};

/** The last one was published some days ago; a week that changed nothing has no row. */
async function seedRates(
  tx: Queries,
  typed: string,
  { fabId, currency, unit, weeks, now, ends }: SeededRates,
): Promise<void> {
  const reading = parseAmount(typed, currency);
  if (!reading.ok) throw new Error(`${typed} is no rate: ${reading.problem}`);
  const rates = pastRates(reading.amount.minor, weeks);
  const last = now.getTime() - 3 * DAY_MS;
  for (const [place, minor] of rates.entries()) {
    const isLast = place === rates.length - 1;
    if (!isLast && minor === rates[place - 1]) continue;
    const from = new Date(last - (rates.length - 1 - place) * WEEK_MS);
    const rate = { price: money(minor, currency), unit };
    await addQualityRate(tx, { fabId, rate, from, validUntil: isLast ? ends : null });
  }
}

function metres(count: number): bigint {
  return wholeLength(BigInt(count), 'metre').thousandths;
}
