/** How much of each colour, or from each lot of the shelf. */
import { evenSplit } from '#domain/requests/review/quantity-split.ts';
import { type Length, wholeLength } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import type { OrderConfig, Terms } from './order-config.ts';
import { parseLengthInput, writtenLength } from './parse-length-input.ts';

type Divisible = Pick<
  OrderConfig,
  'colours' | 'unit' | 'step' | 'suggested' | 'quoteId' | 'takesColourNames'
>;
type Divided = { quantity: string; lines: readonly string[] };

/** Colours are shares of one quantity; lots are chosen, and the quantity is what they add up to. */
export type Division = 'none' | 'colours' | 'lots' | 'whole-lots';

export function divisionOf({ colours, step }: Pick<OrderConfig, 'colours' | 'step'>): Division {
  const isOnShelf = colours.some(({ lotId }) => lotId !== null);
  // What lies on the shelf is cut by a step, unless a lot is sold whole.
  if (isOnShelf && step === null) return 'whole-lots';
  if (colours.length < 2) return 'none';
  return isOnShelf ? 'lots' : 'colours';
}

export function hasLots(config: Pick<OrderConfig, 'colours' | 'step'>): boolean {
  const division = divisionOf(config);
  return division === 'lots' || division === 'whole-lots';
}

export function startingLines(config: Divisible, askedSplit: readonly string[]): Divided {
  const { colours, suggested } = config;
  const quantity = suggested ? writtenLength(lengthOf(suggested)) : '';
  const division = divisionOf(config);
  if (division === 'none') return { quantity, lines: [] };
  if (division === 'colours') {
    const isAsked = askedSplit.length === colours.length && sumOf(askedSplit, config.unit) === quantity;
    return { quantity, lines: isAsked ? askedSplit : sharedEqually(quantity, config) };
  }
  const first = startingLot(config);
  const start = division === 'whole-lots' ? freeText(config, first) : quantity;
  const lines = colours.map((_, place) => (place === first ? start : ''));
  return { quantity: sumOf(lines, config.unit), lines };
}

/** One that has enough, or else the first that has anything. */
function startingLot({ colours, suggested }: Divisible): number {
  const atLeast = (thousandths: bigint) =>
    colours.findIndex(({ free }) => free !== null && BigInt(free.thousandths) >= thousandths);
  const enough = suggested ? atLeast(BigInt(suggested.thousandths)) : -1;
  return enough >= 0 ? enough : atLeast(1n);
}

export function freeText({ colours }: Pick<OrderConfig, 'colours'>, place: number): string {
  const free = colours[place]?.free;
  return free ? writtenLength(lengthOf(free)) : '';
}

/** Equal shares in whole steps; the first colours take what is left over. */
export function sharedEqually(quantity: string, { colours, unit, step }: Divisible): string[] {
  const whole = parseLengthInput(quantity, unit);
  if (!whole || colours.length === 0) return colours.map(() => '');
  const piece = step ? BigInt(step.thousandths) : 1n;
  if (piece <= 1n || whole.thousandths % piece !== 0n) {
    return evenSplit(whole, colours.length).map(writtenLength);
  }
  const pieces = evenSplit(wholeLength(whole.thousandths / piece, unit), colours.length);
  return pieces.map(({ thousandths }) => writtenLength({ thousandths: (thousandths / 1000n) * piece }));
}

/** Shares that were equal stay equal; shares of the buyer's own are left to the buyer. */
export function withQuantity(quantity: string, before: Divided, config: Divisible): Divided {
  const wasEqual = sharedEqually(before.quantity, config).every((share, at) => share === before.lines[at]);
  const isOfColours = divisionOf(config) === 'colours' || config.takesColourNames;
  const follows = isOfColours && wasEqual && parseLengthInput(quantity, config.unit);
  return { quantity, lines: follows ? sharedEqually(quantity, config) : before.lines };
}

export function sumOf(lines: readonly string[], unit: Length['unit']): string {
  const thousandths = lines.reduce(
    (sum, line) => sum + (parseLengthInput(line, unit)?.thousandths ?? 0n),
    0n,
  );
  return thousandths === 0n ? '' : writtenLength({ thousandths });
}

/** Null while a line cannot be read; a colour of a quote is never left out, a lot may be. */
export function enteredLines(
  typed: readonly string[],
  { colours, unit, quoteId }: Divisible,
): NonNullable<Terms['lines']> | null {
  const rows = typed.map((quantity, place) => ({ quantity: quantity.trim(), ...colours[place] }));
  const entered = quoteId === null ? rows.filter(({ quantity }) => quantity !== '') : rows;
  if (entered.some(({ quantity }) => !parseLengthInput(quantity, unit))) return null;
  return entered.map(({ quantity, colour = null, lotId = null }) => ({ quantity, colour, lotId }));
}
