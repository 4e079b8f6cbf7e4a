/** The columns of a packing list. What is summed is summed as it is printed, so that every column adds up. */
import { divideHalfUp, writeScaled } from '#domain/shared/decimal.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import { orPlaceholder, PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { poundHundredths } from '#domain/shared/weight.ts';
import type { Column } from '../sheet.ts';
import type { PackingFacts, RollFacts } from './packing-facts.ts';

/** A figure in the last place that is printed; null is absent and counts for nothing. */
type Figure = { readonly decimals: 2 | 3; readonly of: (roll: RollFacts) => bigint | null };

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
    summed(`Gross ${SYMBOL[unit]}`, { decimals: 3, of: ({ grossThousandths }) => grossThousandths }),
    ...netColumns(unit),
    textColumn('Inch', 7, ({ widthInches }) => (widthInches === null ? null : String(widthInches))),
    ...weightColumns(market),
    textColumn('Pcs', 5, ({ pieces }) => String(pieces)),
    textColumn('Pts', 6, (roll) => pointsText(roll, unit)),
    { label: 'QR', kind: 'code', weight: 8, text: ({ roll }) => `${orderNumber}/${roll}`.toUpperCase() },
  ];
}

const SYMBOL = { metre: 'm', yard: 'yd' } as const satisfies Record<LengthUnit, string>;

/** As agreed, and beside it in the other unit. */
function netColumns(unit: LengthUnit): RollColumn[] {
  const other = unit === 'metre' ? 'yard' : 'metre';
  const agreed = summed(`Net ${SYMBOL[unit]}`, { decimals: 3, of: ({ netThousandths }) => netThousandths });
  const derived = summed(`Net ${SYMBOL[other]}`, {
    decimals: 2,
    of: ({ netThousandths }) => inOtherUnit(netThousandths, unit),
  });
  return unit === 'metre' ? [agreed, derived] : [derived, agreed];
}

/** Hundredths of the other unit, with the constants that buyers know. */
function inOtherUnit(thousandths: bigint, unit: LengthUnit): bigint {
  return unit === 'metre'
    ? divideHalfUp(thousandths * 109_361n, 1_000_000n)
    : divideHalfUp(thousandths * 9144n, 100_000n);
}

/** Pounds stand beside kilograms on papers that leave for other markets. */
function weightColumns(market: Market): RollColumn[] {
  const kilograms = [
    summed('Net kg', { decimals: 3, of: ({ netGrams }) => netGrams }),
    summed('Gross kg', { decimals: 3, of: ({ grossGrams }) => grossGrams }),
  ];
  if (market !== 'INTL') return kilograms;
  return [
    ...kilograms,
    summed('Net lb', { decimals: 2, of: ({ netGrams }) => pounds(netGrams) }),
    summed('Gross lb', { decimals: 2, of: ({ grossGrams }) => pounds(grossGrams) }),
  ];
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

function summed(label: string, figure: Figure): RollColumn {
  return { label, kind: 'number', weight: 10, figure, text: (roll) => writeFigure(figure.of(roll), figure) };
}

export function sumText(rolls: readonly RollFacts[], { figure }: RollColumn): string {
  if (!figure) return '';
  const values = rolls.map(figure.of);
  // One roll that was not weighed leaves no sum that could be relied on.
  return values.includes(null)
    ? PLACEHOLDER
    : writeFigure(
        values.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n),
        figure,
      );
}

/** Without groups, so that a spreadsheet reads it. */
function writeFigure(value: bigint | null, { decimals }: Figure): string {
  return value === null ? PLACEHOLDER : writeScaled(value, decimals, 'western', 'all').replaceAll(',', '');
}
