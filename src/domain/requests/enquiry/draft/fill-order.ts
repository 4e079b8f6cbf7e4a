/** How much, by when, where to and at what terms. */
import { isCreditPeriod } from '#domain/account/choices/credit-period.ts';
import type { ColourQuantityInput } from '#domain/requests/review/quantity-split.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { AskedOfEnquiry } from '../enquiry-question.ts';
import type { Finding, UnclearField } from '../read/enquiry-text.ts';
import { USUAL_PIECE_METRES } from '../words/numbers.ts';
import {
  askContradiction,
  askUnclear,
  type EnquirySheet,
  type FoundPart,
  fill,
  fillOne,
  partsOf,
} from './enquiry-sheet.ts';

const PIECE_WEIGHT_METRES = 100;

export function fillMeasures(sheet: EnquirySheet): void {
  fillOne(sheet, 'width', 'width', ({ inches }) => inches);
  const weights = partsOf(sheet, 'weight');
  const [first] = weights;
  if (new Set(weights.map(({ weight, unit }) => `${weight} ${unit}`)).size > 1) {
    askContradiction(sheet, 'weight', weights);
  } else if (first) {
    fill(sheet, 'weight', first.weight, { spans: weights, isAssumed: first.unsure });
    fill(sheet, 'weightUnit', first.unit, { spans: weights, isAssumed: first.unsure });
  } else fillPieceWeight(sheet);
  fillOne(sheet, 'loom', 'loomType', ({ loom }) => loom);
  fillOne(sheet, 'yarn_type', 'yarnType', ({ yarnType }) => yarnType);
}

/** 14 kg is a piece of 100 m: 140 grams a running metre. */
function fillPieceWeight(sheet: EnquirySheet): void {
  const found = partsOf(sheet, 'piece_weight');
  const [only, ...more] = new Set(found.map(({ kilograms }) => kilograms));
  if (more.length > 0) askContradiction(sheet, 'weight', found);
  else if (only !== undefined) {
    const grams = Math.round((only * 1000 * 10) / PIECE_WEIGHT_METRES) / 10;
    fill(sheet, 'weight', grams, { spans: found, isAssumed: true });
    fill(sheet, 'weightUnit', 'glm', { spans: found, isAssumed: true });
  }
}

export function fillQuantity(sheet: EnquirySheet, market: Market): void {
  if (fillColourQuantities(sheet, market) || fillEach(sheet, market)) return;
  const found = partsOf(sheet, 'quantity');
  const sure = found.filter((each) => !each.unsure);
  const considered = sure.length > 0 ? sure : found;
  const [first] = considered;
  const kinds = new Set(
    considered.map(({ amount, unit }) => `${amount} ${unit ?? MARKET_RULES[market].unit}`),
  );
  if (kinds.size > 1) askContradiction(sheet, 'quantity', considered);
  else if (first)
    fillLength(sheet, first.amount, first.unit, market, { spans: considered, isAssumed: first.unsure });
  else fillPieces(sheet);
}

type From = { readonly spans: readonly Finding[]; readonly isAssumed?: boolean };

function fillLength(
  sheet: EnquirySheet,
  amount: number,
  unit: LengthUnit | null,
  market: Market,
  from: From,
): void {
  fill(sheet, 'quantity', `${amount}`, from);
  fill(sheet, 'unit', unit ?? MARKET_RULES[market].unit, {
    ...from,
    isAssumed: from.isAssumed || unit === null,
  });
}

/** "navy 2000 mtr, black 3000 mtr": as many quantities as colours, one beside each. */
function fillColourQuantities(sheet: EnquirySheet, market: Market): boolean {
  const colours = partsOf(sheet, 'colour');
  if (colours.length < 2 || sheet.fields.color === undefined) return false;
  const all = partsOf(sheet, 'quantity');
  const quantities = withoutTotal(all, colours.length);
  if (quantities.length !== colours.length || !isInTurn(colours, quantities)) return false;
  const units = new Set(quantities.map(({ unit }) => unit).filter((unit) => unit !== null));
  if (units.size > 1) return false;
  const [unit = null] = units;
  const sum = quantities.reduce((total, { amount }) => total + amount, 0);
  const from = { spans: [...colours, ...quantities].sort((a, b) => a.start - b.start) };
  fillLength(sheet, sum, unit, market, from);
  const rows = colours.map(({ colour }, at) => ({ colour, quantity: `${quantities[at]?.amount}` }));
  fill(sheet, 'colourSplit', rows, from);
  return true;
}

function withoutTotal(
  all: readonly FoundPart<'quantity'>[],
  count: number,
): readonly FoundPart<'quantity'>[] {
  if (all.length !== count + 1) return all;
  const sum = all.reduce((total, { amount }) => total + amount, 0);
  const total = all.find(({ amount }) => amount * 2 === sum);
  return total ? all.filter((each) => each !== total) : all;
}

function isInTurn(colours: readonly Finding[], quantities: readonly Finding[]): boolean {
  const isColourFirst = (colours[0]?.start ?? 0) < (quantities[0]?.start ?? 0);
  const inOrder = colours.flatMap((colour, at) => {
    const quantity = quantities[at];
    return quantity ? (isColourFirst ? [colour, quantity] : [quantity, colour]) : [];
  });
  return inOrder.every((each, at) => each.start >= (inOrder[at - 1]?.end ?? 0));
}

/** "1000 mtr per colour": times the colours, or divided into the whole quantity. */
function fillEach(sheet: EnquirySheet, market: Market): boolean {
  const found = partsOf(sheet, 'each');
  const [first] = found;
  if (!first) return false;
  if (new Set(found.map(({ amount, unit }) => `${amount} ${unit}`)).size > 1) {
    askContradiction(sheet, 'quantity', found);
    return true;
  }
  const whole = partsOf(sheet, 'quantity').find((each) => !each.unsure);
  const unit = first.unit ?? whole?.unit ?? null;
  const count = sheet.fields.numberOfColors ?? countWithin(whole?.amount, first.amount);
  if (count === null) {
    askUnclear(sheet, 'quantity', found, { code: 'enquiry_colour_count_open' });
    return true;
  }
  if (whole && Math.abs(whole.amount - first.amount * count) > 0.001) {
    askContradiction(sheet, 'quantity', [whole, ...found]);
    return true;
  }
  const from = { spans: found, isAssumed: first.unsure };
  fillLength(sheet, first.amount * count, unit, market, from);
  if (sheet.fields.numberOfColors === undefined)
    fill(sheet, 'numberOfColors', count, { ...from, isAssumed: true });
  if (count > 1) fill(sheet, 'colourSplit', evenRows(sheet, count, first.amount), from);
  return true;
}

function countWithin(whole: number | undefined, each: number): number | null {
  const count = whole === undefined ? 0 : whole / each;
  return Number.isInteger(count) && count >= 1 && count <= 40 ? count : null;
}

function evenRows({ fields }: EnquirySheet, count: number, amount: number): ColourQuantityInput[] {
  const names = fields.color?.split(', ') ?? [];
  return Array.from({ length: count }, (_, at) => ({ colour: names[at] ?? null, quantity: `${amount}` }));
}

function fillPieces(sheet: EnquirySheet): void {
  const found = partsOf(sheet, 'pieces');
  const lengths = partsOf(sheet, 'piece_length');
  const [pieces, ...more] = new Set(found.map((each) => each.pieces));
  const [metres, ...others] = new Set(lengths.map((each) => each.metres));
  if (more.length + others.length > 0) askContradiction(sheet, 'quantity', [...found, ...lengths]);
  else if (pieces !== undefined) {
    const from = { spans: [...found, ...lengths], isAssumed: metres === undefined };
    fill(sheet, 'quantity', `${pieces * (metres ?? USUAL_PIECE_METRES)}`, from);
    fill(sheet, 'unit', 'metre', from);
  }
}

export function fillTerms(sheet: EnquirySheet, market: Market): void {
  fillOne(sheet, 'required_by', 'requiredBy', ({ day }) => day);
  fillOne(sheet, 'place', 'deliverTo', ({ place }) => place);
  fillOne(sheet, 'certification', 'certification', ({ certification }) => certification);
  fillOne(sheet, 'po_number', 'poNumber', ({ poNumber }) => poNumber);
  fillRate(sheet, market);
  const credit = partsOf(sheet, 'credit');
  fillOne(sheet, 'credit', 'creditPeriod', ({ days }) => (isCreditPeriod(days) ? days : null));
  if (credit.length > 0 && sheet.fields.creditPeriod === undefined && !isAsked(sheet, 'creditPeriod')) {
    askUnclear(sheet, 'creditPeriod', credit, { code: 'enquiry_credit_not_offered' });
  }
  const cities = partsOf(sheet, 'city');
  if (cities.length > 0 && sheet.fields.deliverTo === undefined) {
    askUnclear(sheet, 'deliverTo', cities, { code: 'enquiry_pincode_open' });
  }
  askRest(sheet);
}

const OUTSIDE = { INR: [2, 5000], USD: [0.05, 60] } as const;

/** A rate counts in the buyer's currency and for one unit of the quantity. */
function fillRate(sheet: EnquirySheet, market: Market): void {
  const { currency: own } = MARKET_RULES[market];
  const [from, to] = own === 'INR' ? OUTSIDE.INR : OUTSIDE.USD;
  const found = partsOf(sheet, 'rate').filter(
    ({ rate, currency }) => currency !== null || (Number(rate) >= from && Number(rate) <= to),
  );
  const foreign = found.filter(({ currency }) => currency !== null && currency !== own);
  const unit = sheet.fields.unit ?? MARKET_RULES[market].unit;
  const otherUnit = found.filter((each) => each.unit !== null && each.unit !== unit);
  if (foreign.length > 0) {
    askUnclear(sheet, 'targetRate', foreign, {
      code: 'enquiry_rate_in_other_currency',
      params: { currency: own },
    });
  } else if (otherUnit.length > 0) {
    askUnclear(sheet, 'targetRate', otherUnit, { code: 'enquiry_rate_per_other_unit', params: { unit } });
  } else fillOne({ ...sheet, findings: found }, 'rate', 'targetRate', ({ rate }) => rate);
}

const UNCLEAR = {
  quantity: { code: 'enquiry_quantity_open' },
  targetRate: { code: 'enquiry_target_rate_open' },
  width: { code: 'enquiry_width_open' },
  weight: { code: 'enquiry_weight_open' },
  requiredBy: { code: 'enquiry_date_open' },
  creditPeriod: { code: 'enquiry_credit_open' },
} as const satisfies Record<UnclearField, AskedOfEnquiry>;

function askRest(sheet: EnquirySheet): void {
  for (const found of partsOf(sheet, 'unclear')) {
    if (sheet.fields[found.field] === undefined && !isAsked(sheet, found.field)) {
      askUnclear(sheet, found.field, [found], UNCLEAR[found.field]);
    }
  }
}

function isAsked({ questions }: EnquirySheet, requested: string): boolean {
  return questions.some(({ field }) => field === requested);
}
