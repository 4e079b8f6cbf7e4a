/** The columns of a packing list. What is summed is summed as it is printed, so that every column adds up. */
import { divideHalfUp, writeScaled } from '#domain/shared/decimal.ts';
import { LENGTH_UNIT_SYMBOL, type LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { orPlaceholder, PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { poundHundredths } from '#domain/shared/weight.ts';
import type { Column } from '../sheet.ts';
import type { PackingFacts, RollFacts } from './packing-facts.ts';

/** A figure in the last place that is printed; null is absent and counts for nothing. */
export type Figure = { readonly decimals: 0 | 2 | 3; readonly of: (roll: RollFacts) => bigint | null };

export type RollColumn = Omit<Column, 'share'> & {
  readonly weight: number;
  readonly text: (roll: RollFacts) => string;
  readonly figure?: Figure;
};

export function rollColumns({ market, unit, orderNumber }: PackingFacts): RollColumn[] {
  return [
    textColumn('Bale', 7, ({ bale }) => bale),
    textColumn('Roll', 11, ({ roll }) => roll),
    textColumn('Colour', 12, ({ colour }) => colour),
    textColumn('Lot', 8, ({ lot }) => lot),
    textColumn('Shade', 7, ({ shade }) => shade),
    summed(`Gross ${LENGTH_UNIT_SYMBOL[unit]}`, {
      decimals: 3,
      of: ({ grossThousandths }) => grossThousandths,
    }),
    ...netColumns(unit),
    figureColumn('Width in', 7, ({ widthInches }) => (widthInches === null ? null : String(widthInches))),
    ...weightColumns(market),
    { ...summed('Pcs', { decimals: 0, of: ({ pieces }) => BigInt(pieces) }), weight: 5 },
    figureColumn('Pts / 100 sq yd', 7, (roll) => pointsText(roll, unit)),
    { label: 'QR', kind: 'code', weight: 8, text: ({ roll }) => `${orderNumber}/${roll}`.toUpperCase() },
  ];
}

/** As agreed, and beside it in the other unit. */
function netColumns(unit: LengthUnit): RollColumn[] {
  const agreed = summed(`Net ${LENGTH_UNIT_SYMBOL[unit]}`, NET_LENGTH);
  const derived = summed(`Net ${LENGTH_UNIT_SYMBOL[otherUnit(unit)]}`, netInOtherUnit(unit));
  return unit === 'metre' ? [agreed, derived] : [derived, agreed];
}

export function otherUnit(unit: LengthUnit): LengthUnit {
  return unit === 'metre' ? 'yard' : 'metre';
}

export const NET_LENGTH: Figure = { decimals: 3, of: ({ netThousandths }) => netThousandths };

export function netInOtherUnit(unit: LengthUnit): Figure {
  return { decimals: 2, of: ({ netThousandths }) => inOtherUnit(netThousandths, unit) };
}

/** Hundredths of the other unit, with the constants that buyers know. */
function inOtherUnit(thousandths: bigint, unit: LengthUnit): bigint {
  return unit === 'metre'
    ? divideHalfUp(thousandths * 109_361n, 1_000_000n)
    : divideHalfUp(thousandths * 9144n, 100_000n);
}

/** Pounds stand beside kilograms on papers that leave for other markets. */
function weightColumns(market: Market): RollColumn[] {
  const { net, gross } = WEIGHT;
  const kilograms = [summed('Net kg', net.kilograms), summed('Gross kg', gross.kilograms)];
  if (!MARKET_RULES[market].readsPounds) return kilograms;
  return [...kilograms, summed('Net lb', net.pounds), summed('Gross lb', gross.pounds)];
}

type WeightFigures = { readonly kilograms: Figure; readonly pounds: Figure };

export const WEIGHT = {
  net: weightFigures(({ netGrams }) => netGrams),
  gross: weightFigures(({ grossGrams }) => grossGrams),
} as const satisfies Record<string, WeightFigures>;

function weightFigures(of: Figure['of']): WeightFigures {
  return { kilograms: { decimals: 3, of }, pounds: { decimals: 2, of: (roll) => pounds(of(roll)) } };
}

function pounds(grams: bigint | null): bigint | null {
  return grams === null ? null : poundHundredths(grams);
}

/** Penalty points for 100 square yards, to one decimal. */
function pointsText({ points, widthInches, netThousandths }: RollFacts, unit: LengthUnit): string | null {
  if (points === null || widthInches === null) return null;
  const yards = Number(netThousandths) / 1000 / (unit === 'metre' ? 0.9144 : 1);
  return ((points * 3600) / (yards * widthInches)).toFixed(1);
}

function textColumn(label: string, weight: number, read: (roll: RollFacts) => string | null): RollColumn {
  return { label, kind: 'text', weight, text: (roll) => orPlaceholder(read(roll)) };
}

/** To be compared, not added up. */
function figureColumn(label: string, weight: number, read: (roll: RollFacts) => string | null): RollColumn {
  return { ...textColumn(label, weight, read), kind: 'number' };
}

function summed(label: string, figure: Figure): RollColumn {
  return { label, kind: 'number', weight: 10, figure, text: (roll) => writeFigure(figure.of(roll), figure) };
}

export function sumText(rolls: readonly RollFacts[], { figure }: RollColumn): string {
  return figure ? writeFigure(sumOf(rolls, figure), figure) : '';
}

/** One roll that was not weighed leaves no sum that could be relied on. */
export function sumOf(rolls: readonly RollFacts[], { of }: Figure): bigint | null {
  return rolls.reduce<bigint | null>((sum, roll) => {
    const value = of(roll);
    return sum === null || value === null ? null : sum + value;
  }, 0n);
}

/** Without groups, so that a spreadsheet reads it. */
function writeFigure(value: bigint | null, { decimals }: Figure): string {
  return value === null ? PLACEHOLDER : writeScaled(value, decimals, 'western', 'all').replaceAll(',', '');
}
