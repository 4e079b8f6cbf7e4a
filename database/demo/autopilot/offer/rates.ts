/** The mill's rate, what the marketplace adds, and what a larger order saves. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { type CreditPeriodDays, creditLoadBasisPoints } from '#domain/account/choices/credit-period.ts';
import { rateWithMargin } from '#domain/quotes/terms/margin.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { between, wholeBetween } from '../chance.ts';
import { millRupeesPerMetre } from '../price/cost-model.ts';
import { marketRate } from '../price/market-rate.ts';
import type { AskedRequest, AskingSupplier } from './asked-and-supplier.ts';

export type RateQuery = {
  readonly creditDays: CreditPeriodDays;
  /** What another cloth saves. */
  readonly priceFactor: number;
  /** What the buyer shall pay for a unit, when it was talked about. */
  readonly agreedMinor?: bigint | undefined;
};

/** A mill with 5 stars asks this much more than one with 4. */
const STAR_SHARE = 0.02;
const CERTIFIED_FACTOR = 1.03;
/** How far our margin gives way so that the buyer reads round figures. */
const MARGIN_GIVES_WAY_BASIS_POINTS = 300n;

export function ratesOf(
  requested: AskedRequest,
  supplier: AskingSupplier,
  wish: RateQuery,
): Pick<QuoteForm, 'supplierRate' | 'marginPercent' | 'breaks'> {
  const { row, quantity } = requested;
  const margin = 50 * wholeBetween(6, 12, row.number, supplier.name, 'margin');
  const rupees = millRupees(requested, supplier, wish) * (1 + margin / 10_000);
  const usual = marketRate(rupees, { market: row.market, unit: quantity.unit });
  const rate = wish.agreedMinor ?? BigInt(Math.round(Number(usual) * 100));
  const breaks = breaksBelow(rate, requested, supplier);
  const mill = millRatesFor([rate, ...breaks.map(({ minor }) => minor)], BigInt(margin));
  const [supplierRate = '', ...breakRates] = mill.rates;
  return {
    supplierRate,
    marginPercent: mill.marginPercent,
    breaks: breaks.map(({ from }, index) => ({ from, supplierRate: breakRates[index] ?? '' })),
  };
}

function millRupees({ row, cloth }: AskedRequest, supplier: AskingSupplier, wish: RateQuery): number {
  const own = between(0.955, 1.065, row.number, supplier.name, 'rate');
  const stars = 1 + STAR_SHARE * (supplier.ratingTenths / 10 - 4);
  const credit = 1 + Number(creditLoadBasisPoints(wish.creditDays)) / 10_000;
  const certified = row.sheet.certification === null ? 1 : CERTIFIED_FACTOR;
  return millRupeesPerMetre(cloth) * own * stars * credit * certified * wish.priceFactor;
}

/** About twice the order, and for some mills twice of that; each a step below the rate before. */
function breaksBelow(
  rate: bigint,
  { row, quantity }: AskedRequest,
  { name }: AskingSupplier,
): { from: string; minor: bigint }[] {
  // A rupee rate goes by half rupees, a dollar rate by cents.
  const step = MARKET_RULES[row.market].currency === 'INR' ? 50 : 1;
  const saving = BigInt(Math.max(step, Math.round((Number(rate) * 0.02) / step) * step));
  const first = Math.ceil((Number(quantity.thousandths) * 2) / 500_000) * 500;
  const count = wholeBetween(1, 2, row.number, name, 'breaks');
  return Array.from({ length: count }, (_, index) => ({
    from: String(first * (index + 1)),
    minor: rate - saving * BigInt(index + 1),
  })).filter(({ minor }) => minor > 0n);
}

/** The mill's rates and a margin near the usual one whose sums are exactly what the buyer shall read. */
export function millRatesFor(
  targets: readonly bigint[],
  usualMargin: bigint,
): { marginPercent: string; rates: string[] } {
  const least = usualMargin - MARGIN_GIVES_WAY_BASIS_POINTS;
  for (let margin = usualMargin; margin >= 0n && margin >= least; margin -= 1n) {
    const mills = targets.map((target) => (target * 10_000n + 5000n) / (10_000n + margin));
    const isExact = mills.every((mill, index) => mill > 0n && sumOf(mill, margin) === targets[index]);
    if (isExact) return { marginPercent: typed(margin), rates: mills.map(typed) };
  }
  return { marginPercent: '0.00', rates: targets.map(typed) };
}

function sumOf(mill: bigint, margin: bigint): bigint {
  return rateWithMargin({ price: money(mill, 'INR'), unit: 'metre' }, margin).price.minor;
}

function typed(hundredths: bigint): string {
  return (Number(hundredths) / 100).toFixed(2);
}
