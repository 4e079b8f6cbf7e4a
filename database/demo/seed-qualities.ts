/** Cloth that can be ordered at once: live qualities, top selling ones, stock and bundles. */
import { readFile } from 'node:fs/promises';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { type CodedDraft, draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { type LengthUnit, wholeLength } from '#domain/shared/length.ts';
import { type Currency, parseAmount } from '#domain/shared/money.ts';
import { addQuality, addQualityRate, addStockLot } from '#server/capabilities/catalogue/add-quality.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
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
};

/** Long before anybody looks. */
const RATES_FROM = new Date('2024-04-01T00:00:00Z');
const BY_SYSTEM = { kind: 'system' } as const;

export async function readQualities(): Promise<DemoQuality[]> {
  return JSON.parse(
    await readFile(new URL('database/demo/qualities.json', PROJECT_ROOT), 'utf8'),
  ) as DemoQuality[];
}

export async function seedQualities(parts: Parts, tx: Queries): Promise<void> {
  for (const quality of await readQualities()) await seedQuality(parts, tx, quality);
}

async function seedQuality(parts: Parts, tx: Queries, quality: DemoQuality): Promise<void> {
  const { supplierId } = await readSupplier(tx, { name: quality.supplier });
  const fabId = await addQuality(
    parts,
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
    },
    BY_SYSTEM,
  );
  await seedRate(tx, fabId, quality.rates.inrPerMetre, { currency: 'INR', unit: 'metre' });
  await seedRate(tx, fabId, quality.rates.usdPerYard, { currency: 'USD', unit: 'yard' });
  for (const lot of quality.lots) await addStockLot(parts, tx, { fabId, ...lot, metres: metres(lot.metres) });
}

async function seedRate(
  tx: Queries,
  fabId: string,
  typed: string,
  { currency, unit }: { currency: Currency; unit: LengthUnit },
): Promise<void> {
  const reading = parseAmount(typed, currency);
  if (!reading.ok) throw new Error(`${typed} is no rate: ${reading.problem}`);
  await addQualityRate(tx, { fabId, rate: { price: reading.amount, unit }, from: RATES_FROM });
}

function metres(count: number): bigint {
  return wholeLength(BigInt(count), 'metre').thousandths;
}
