/** How little a mill runs and how long it takes: both follow the finish. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { METRES_PER_YARD } from '#domain/shared/length.ts';
import { between, chance } from '../chance.ts';
import type { AskedRequest, AskingSupplier } from './asked-and-supplier.ts';

type UsualTerms = { readonly days: number; readonly metres: number; readonly perColour: number | null };

const USUAL = {
  greige: { days: 23, metres: 4000, perColour: null },
  rfd: { days: 20, metres: 3000, perColour: null },
  dyed: { days: 24, metres: 2000, perColour: 1000 },
  printed: { days: 30, metres: 1500, perColour: 500 },
  yarn_dyed: { days: 49, metres: 3000, perColour: 1000 },
  denim: { days: 32, metres: 3000, perColour: null },
} as const satisfies Record<FabricType, UsualTerms>;

/** Small looms and filament warps change over more cheaply. */
const POWER_LOOM_SHARE = 0.6;
const POLYESTER_SHARE = 0.75;
/** Every so many metres a mill needs two more days. */
const METRES_FOR_TWO_DAYS = 12_000;
const LONGEST_DAYS = 120;

export type MinimumTerms = { readonly minimum: string; readonly minimumPerColour: string | null };

/** Half of the mills bend their minimum to a small order; the others keep it, and the buyer sees the surcharge. */
export function minimumTerms(requested: AskedRequest, { name }: AskingSupplier): MinimumTerms {
  const { row, cloth, metres, quantity } = requested;
  const { metres: usual, perColour } = USUAL[cloth.fabricType];
  const share =
    (cloth.loom === 'power_loom' ? POWER_LOOM_SHARE : 1) *
    (cloth.category === 'polyester' ? POLYESTER_SHARE : 1) *
    between(0.5, 1.1, row.number, name, 'minimum');
  const bends = chance(row.number, name, 'bends') < 0.5;
  const colours = Math.max(1, row.specification.numberOfColors ?? 1);
  const whole = bends ? Math.min(usual * share, metres) : usual * share;
  const colour = perColour === null ? null : perColour * share;
  const smallest = colour !== null && bends ? Math.min(colour, metres / colours / 2) : colour;
  return {
    minimum: inUnit(whole, quantity.unit),
    minimumPerColour: smallest === null ? null : inUnit(smallest, quantity.unit),
  };
}

/** Rounded down, so that a minimum bent to the order never lies above it. */
function inUnit(metres: number, unit: LengthUnit): string {
  const units = unit === 'yard' ? metres / METRES_PER_YARD : metres;
  return String(Math.max(50, Math.floor(units / 50) * 50));
}

export function leadDaysOf({ row, cloth, metres }: AskedRequest, supplier: AskingSupplier): number {
  const slack = supplier.onTimePercent >= 92 ? 1.1 : 1.3;
  const days = USUAL[cloth.fabricType].days * between(0.9, slack, row.number, supplier.name, 'lead');
  const size = 2 * Math.floor(metres / METRES_FOR_TWO_DAYS);
  return Math.min(LONGEST_DAYS, Math.round(days) + size);
}
