/** What a kilogram of yarn costs in the demo, in rupees; levels follow the demo's weekly yarn rates. */
import type { Yarn } from '#domain/catalogue/construction/yarn.ts';
import { singleNe } from '#domain/catalogue/construction/yarn-count.ts';
import { type FibreKind, fibreOf } from '#domain/catalogue/fibre.ts';
import type { YarnType } from '#domain/catalogue/yarn-and-loom.ts';

export type FibrePart = { readonly categoryId: number; readonly percentage: number };

/** A base, and what each count finer adds. */
type PriceLine = { readonly base: number; readonly perCount: number };

const COTTON: Readonly<Record<Exclude<YarnType, 'compact'>, PriceLine>> = {
  open_end: { base: 152, perCount: 1.6 },
  carded: { base: 173, perCount: 2 },
  combed: { base: 205, perCount: 2 },
};
const SPUN: Readonly<Record<Exclude<FibreKind, 'cotton' | 'other'>, PriceLine>> = {
  viscose: { base: 150, perCount: 1.1 },
  polyester: { base: 125, perCount: 0.7 },
};
/** Nobody spins the finest deniers to a count; beyond this they cost no more. */
const FINEST_COUNT = 260;
const FILAMENT: Readonly<Record<Exclude<FibreKind, 'other'>, PriceLine>> = {
  polyester: { base: 125, perCount: 0.24 },
  viscose: { base: 400, perCount: 0.3 },
  cotton: { base: 173, perCount: 2 },
};
/** Fibres of their own, by name. */
const OTHER_RUPEES: Readonly<Record<string, number>> = {
  Modal: 310,
  Lyocell: 320,
  Linen: 720,
  Nylon: 270,
  Elastane: 850,
  Wool: 950,
  Silk: 3600,
  Acrylic: 210,
};
/** A label that costs more than the plain fibre, as a factor. */
const LABEL_FACTOR: Readonly<Record<string, number>> = {
  'Recycled Polyester': 1.12,
  'Organic Cotton': 1.16,
  'BCI Cotton': 1.03,
};
const DOUBLING_RUPEES = 22;
const COVERING_RUPEES = 40;
const EFFECT_RUPEES = { slub: 6, high_twist: 10 } as const;

export function yarnRupeesPerKilogram(
  yarn: Yarn,
  fibres: readonly FibrePart[],
  cottonType: keyof typeof COTTON,
): number {
  const blend = fibres.reduce(
    (sum, { categoryId, percentage }) => sum + (percentage / 100) * fibreRupees(yarn, categoryId, cottonType),
    0,
  );
  const twisted = (yarn.ply > 1 ? DOUBLING_RUPEES : 0) + (yarn.elastane === null ? 0 : COVERING_RUPEES);
  return blend + twisted + (yarn.effect === null ? 0 : EFFECT_RUPEES[yarn.effect]);
}

function fibreRupees(yarn: Yarn, fibreId: number, cottonType: keyof typeof COTTON): number {
  const fibre = fibreOf(fibreId);
  if (!fibre) return 0;
  if (fibre.kind === 'other') return OTHER_RUPEES[fibre.name] ?? 250;
  const spun = fibre.kind === 'cotton' ? COTTON[cottonType] : SPUN[fibre.kind];
  const { base, perCount } = yarn.unit === 'D' ? FILAMENT[fibre.kind] : spun;
  const finer = perCount * Math.min(singleNe(yarn), FINEST_COUNT);
  return (base + finer) * (LABEL_FACTOR[fibre.name] ?? 1);
}
