/** What the desk typed for a supplier, read field by field: all that needs another look is said at once. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { creditPeriodsFor } from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { formRefused } from '#domain/forms/form-result.ts';
import type { FabricSpecification } from '#domain/quotes/compare/specification-differences.ts';
import { DELIVERY_TERM_LABEL, INCOTERM_LABEL, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { portOfLoadingProblem } from '#domain/quotes/port-of-loading.ts';
import { addDays, type CalendarDay, dayInZone, endOfDay, isCalendarDay } from '#domain/shared/calendar.ts';
import type { Length } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { readOfferedCloth } from './offered-cloth.ts';
import type { PricedTerms } from './price-version.ts';
import { type MillRate, readRates } from './read-rates.ts';

export type QuoteContext = {
  readonly market: Market;
  readonly zone: string;
  readonly now: Date;
  readonly quantity: Length;
  /** Of whoever writes the invoice. */
  readonly sellerClass: MsmeClass | null;
  readonly requested: FabricSpecification;
  readonly category: FabricCategory;
  /** In India, from which exports leave. */
  readonly loadingPorts: readonly string[];
  readonly buyersPort: string | null;
};

export type ReadTerms = PricedTerms & {
  readonly mill: MillRate;
  readonly logisticCost: Money | null;
  readonly validTill: CalendarDay;
  readonly expiresAt: Date;
  readonly dispatchBy: CalendarDay;
  readonly offered: FabricSpecification;
};

const LONGEST_VALIDITY_DAYS = 180;

export function readQuoteForm(form: QuoteForm, context: QuoteContext): ReadTerms {
  const { market, zone, now, requested, category } = context;
  const today = dayInZone(now, zone);
  const rates = readRates(form, { price: MARKET_RULES[market].currency, unit: context.quantity.unit });
  const validTill = readValidTill(form.validTill, today);
  const deliveryTerm = readDeliveryTerm(form.deliveryTerm, market);
  const deliveryPlace = readPlace(form, context);
  const logisticCost = readLogisticCost(form, market);
  const creditDays = readCreditDays(form, context.sellerClass);
  const offered = readOfferedCloth(form.offered, requested, category);
  const rest = { validTill, deliveryTerm, deliveryPlace, logisticCost, creditDays, offered };
  const isFine = deliveryTerm.ok && deliveryPlace.ok && creditDays.ok;
  if (!(isFine && rates.ok && validTill.ok && logisticCost.ok && offered.ok)) {
    const { problems } = formRefused(rest);
    throw formRefusalFor({ ...problems, ...(rates.ok ? {} : rates.problems) });
  }
  return {
    ...rates.terms,
    mill: rates.mill,
    logisticCost: logisticCost.amount,
    validTill: validTill.day,
    expiresAt: endOfDay(validTill.day, zone),
    dispatchBy: addDays(today, form.leadDays),
    offered: offered.cloth,
  };
}

function readValidTill(raw: string, today: CalendarDay): ParseResult<{ day: CalendarDay }> {
  const day = raw.trim();
  if (!isCalendarDay(day)) return refused('Enter a valid date.');
  if (day < today)
    return refused('This date has already passed in the buyer’s time zone. Choose a later one.');
  const last = addDays(today, LONGEST_VALIDITY_DAYS);
  return day > last
    ? refused(`A quote can be valid for at most ${LONGEST_VALIDITY_DAYS} days.`)
    : { ok: true, day };
}

function readDeliveryTerm(term: QuoteForm['deliveryTerm'], market: Market): ParseResult<object> {
  const labels = MARKET_RULES[market].deliversTo === 'pincode' ? DELIVERY_TERM_LABEL : INCOTERM_LABEL;
  if (Object.hasOwn(labels, term)) return { ok: true };
  return refused(`Choose one of ${Object.values(labels).join(', ')}.`);
}

/** Only an export is sold FOB; of another market the term itself is refused. */
function readPlace(
  { deliveryTerm, deliveryPlace }: QuoteForm,
  { market, loadingPorts, buyersPort }: QuoteContext,
): ParseResult<object> {
  if (deliveryTerm !== 'fob' || MARKET_RULES[market].deliversTo === 'pincode') return { ok: true };
  const problem = portOfLoadingProblem({ place: deliveryPlace ?? null, loadingPorts, buyersPort });
  return problem === null ? { ok: true } : refused(problem);
}

/** Where the buyer carries the goods there is no freight of ours to wait for. */
function readLogisticCost(
  form: QuoteForm,
  market: Market,
): ParseResult<{ amount: Money | null }, SaidProblem> {
  const { currency } = MARKET_RULES[market];
  const isCharged = isFreightCharged(form.deliveryTerm);
  if (form.logisticCost === null) return { ok: true, amount: isCharged ? null : money(0n, currency) };
  const reading = parseAmount(form.logisticCost, currency);
  return reading.ok && reading.amount.minor > 0n && !isCharged
    ? refused('With this delivery term the buyer pays the freight: leave it empty or enter 0.')
    : reading;
}

function readCreditDays(
  { creditDays, advancePercent }: QuoteForm,
  sellerClass: MsmeClass | null,
): ParseResult<object> {
  if (creditDays > 0 && advancePercent === 100) {
    return refused('With 100% paid in advance, credit does not apply.');
  }
  const allowed: readonly number[] = creditPeriodsFor(sellerClass);
  return allowed.includes(creditDays)
    ? { ok: true }
    : refused('A micro or small seller must be paid within 45 days.');
}
