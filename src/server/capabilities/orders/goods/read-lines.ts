/** How much of which colour, and from which lot of the shelf. */
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import type { OrderedQuantity } from '#domain/orders/quantity/order-quantity.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import {
  compareLengths,
  convertLength,
  formatLengthFor,
  type Length,
  type LengthUnit,
  parseLength,
} from '#domain/shared/length.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { LotRow } from '#server/capabilities/catalogue/find-quality.ts';
import { freeLength } from './goods-of-quality.ts';
import type { OrderedGoods } from './ordered-goods.ts';

export type OrderLineInput = { colour: string | null; quantity: string; lotId?: string | null | undefined };
export type QuantityInput = { quantity: string; lines?: readonly OrderLineInput[] | undefined };

export type OrderedLine = {
  readonly colour: string | null;
  readonly quantity: Length;
  readonly lotId: string | null;
};
/** `reader` is the unit the buyer reads in, beside the one the goods are sold in. */
type GoodsForReader = OrderedGoods & { readonly reader: LengthUnit };
export type ReadLines = { readonly quantity: OrderedQuantity; readonly lines: readonly OrderedLine[] };

export function readLines(goods: GoodsForReader, { quantity, lines = [] }: QuantityInput): ReadLines {
  const whole = readLength(quantity, goods, 'quantity');
  if (lines.length === 0) return withoutLines(goods, whole);
  const split = splitOf(goods);
  if (goods.quoted && lines.length !== Math.max(1, split.length)) throw eachColour(split.length);
  const read = lines.map((line) => {
    const wanted = { colour: filled(line.colour), quantity: readLength(line.quantity, goods, 'lines') };
    return drawsOnStock(goods.kind)
      ? fromShelf(goods, wanted, line.lotId ?? null)
      : { ...wanted, lotId: null };
  });
  return { quantity: { whole, colours: read.map((line) => line.quantity) }, lines: read };
}

/** What was asked for needs no second typing; elsewhere one colour gets everything. */
function withoutLines(goods: GoodsForReader, whole: Length): ReadLines {
  const split = splitOf(goods);
  if (split.length > 1) {
    if (!goods.requested || compareLengths(whole, goods.requested.whole) !== 0)
      throw eachColour(split.length);
    return { quantity: goods.requested, lines: split };
  }
  const colour = colourNames(goods.specification.color)[0] ?? null;
  const quantity = { whole, colours: [] };
  if (!drawsOnStock(goods.kind)) return { quantity, lines: [{ colour, quantity: whole, lotId: null }] };
  if (goods.lots.length > 1) throw formRefusal({ lines: 'Choose a colour.' });
  const [lot] = goods.lots;
  return { quantity, lines: [lot ? ofLot(goods, lot, whole) : { colour, quantity: whole, lotId: null }] };
}

/** The colours of the request as they were asked for. */
function splitOf({ quoted, requested }: OrderedGoods): OrderedLine[] {
  const rows = quoted?.request.sheet.colourSplit ?? [];
  return (requested?.colours ?? []).map((quantity, index) => ({
    colour: filled(rows[index]?.colour ?? null),
    quantity,
    lotId: null,
  }));
}

function fromShelf(
  goods: GoodsForReader,
  { colour, quantity }: { colour: string | null; quantity: Length },
  lotId: string | null,
): OrderedLine {
  const inColour = goods.lots.filter((lot) => sameColour(lot.colour, colour));
  const lot = lotId
    ? goods.lots.find((candidate) => candidate.lot_id === lotId.toLowerCase())
    : (inColour.find((candidate) => compareLengths(quantity, freeLength(quantity.unit, candidate)) <= 0) ??
      inColour[0]);
  if (!lot) throw formRefusal({ lines: 'This colour is not in stock.' });
  return ofLot(goods, lot, quantity);
}

function ofLot({ kind, reader }: GoodsForReader, lot: LotRow, quantity: Length): OrderedLine {
  const free = freeLength(quantity.unit, lot);
  if (kind === 'bundle' && free.thousandths > 0n && compareLengths(quantity, free) !== 0) {
    throw formRefusal({ lines: `This lot is sold whole: ${formatLengthFor(free, reader)}.` });
  }
  return { colour: lot.colour, quantity, lotId: lot.lot_id };
}

export type LotNeed = { readonly lot: LotRow; readonly thousandths: bigint };

/** Metres of each lot that the lines need; a bundle takes its lots whole. */
export function lotNeeds({ kind, lots }: OrderedGoods, lines: readonly OrderedLine[]): LotNeed[] {
  return lots.flatMap((lot) => {
    const ofThis = lines.filter(({ lotId }) => lotId === lot.lot_id);
    if (ofThis.length === 0) return [];
    const thousandths = ofThis.reduce(
      (sum, { quantity }) => sum + convertLength(quantity, 'metre').thousandths,
      0n,
    );
    const isWhole = kind === 'bundle' && lot.free_thousandths > 0n;
    return [{ lot, thousandths: isWhole ? lot.free_thousandths : thousandths }];
  });
}

/** Of the wanted quantity as much as the chosen lots have; null where nothing comes from a shelf. */
export function stockLeft(goods: OrderedGoods, { quantity, lines }: ReadLines): Length | null {
  if (!drawsOnStock(goods.kind)) return null;
  const needs = lotNeeds(goods, lines);
  if (needs.length > 0 && needs.every(({ lot, thousandths }) => lot.free_thousandths >= thousandths)) {
    return quantity.whole;
  }
  const metres = needs.reduce(
    (sum, { lot, thousandths }) =>
      sum + (lot.free_thousandths < thousandths ? lot.free_thousandths : thousandths),
    0n,
  );
  return convertLength({ thousandths: metres, unit: 'metre' }, quantity.whole.unit);
}

function readLength(typed: string, { rate }: OrderedGoods, field: 'quantity' | 'lines'): Length {
  const reading = parseLength(typed, rate.unit);
  if (!reading.ok) throw formRefusalFor({ [field]: reading.problem });
  return reading.length;
}

function sameColour(a: string | null, b: string | null): boolean {
  return (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();
}

function filled(colour: string | null): string | null {
  const name = colour?.trim() ?? '';
  return name === '' ? null : name;
}

function eachColour(count: number) {
  return formRefusal({
    lines: count > 1 ? `Enter a quantity for each of the ${count} colours.` : 'This fabric has one colour.',
  });
}
