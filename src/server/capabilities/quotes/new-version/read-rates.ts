/** Rates, minimum and quantity breaks of a form: the mill's figures, and what the buyer pays with our margin on top. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import type { FormProblems } from '#domain/forms/form-result.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { parseMargin, rateWithMargin } from '#domain/quotes/terms/margin.ts';
import { breaksProblem, type QuantityBreak } from '#domain/quotes/terms/quantity-breaks.ts';
import { type Length, type LengthUnit, parseLength } from '#domain/shared/length.ts';
import { type Currency, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';
import type { PricedTerms } from './price-version.ts';

/** Only staff ever see it. */
export type MillRate = { readonly rate: Rate; readonly marginBasisPoints: bigint };

type RateField = 'supplierRate' | 'marginPercent' | 'minimum' | 'minimumPerColour' | 'breaks';
type RatesReading =
  | { readonly ok: true; readonly mill: MillRate; readonly terms: PricedTerms }
  | { readonly ok: false; readonly problems: FormProblems<RateField, SaidProblem> };
type Measure = { readonly price: Currency; readonly unit: LengthUnit };

/** Ten lakh for one metre is a slip of the finger, and keeps every sum far inside a 64-bit column. */
const HIGHEST_RATE_MINOR = 100_000_000n;

export function readRates(form: QuoteForm, measure: Measure): RatesReading {
  const supplierRate = readRate(form.supplierRate, measure);
  const marginPercent = parseMargin(form.marginPercent);
  const minimum = readMinimum(form.minimum, measure.unit);
  const minimumPerColour = readMinimum(form.minimumPerColour, measure.unit);
  const readings = { supplierRate, marginPercent, minimum, minimumPerColour };
  if (!(supplierRate.ok && marginPercent.ok && minimum.ok && minimumPerColour.ok)) {
    return { ok: false, problems: problemsOf(readings) };
  }
  const { basisPoints } = marginPercent;
  const rate = rateWithMargin(supplierRate.rate, basisPoints);
  const breaks = readBreaks(form.breaks ?? [], rate, basisPoints, measure);
  if (!breaks.ok) return { ok: false, problems: { breaks: breaks.problem } };
  return {
    ok: true,
    mill: { rate: supplierRate.rate, marginBasisPoints: basisPoints },
    terms: {
      rate,
      breaks: breaks.steps,
      minimum: { total: minimum.length, perColour: minimumPerColour.length },
    },
  };
}

function problemsOf(
  readings: Partial<Record<RateField, ParseResult<object, SaidProblem>>>,
): FormProblems<RateField, SaidProblem> {
  const problems: FormProblems<RateField, SaidProblem> = {};
  for (const [field, reading] of Object.entries(readings) as [
    RateField,
    ParseResult<object, SaidProblem>,
  ][]) {
    if (!reading.ok) problems[field] = reading.problem;
  }
  return problems;
}

function readRate(raw: string, { price, unit }: Measure): ParseResult<{ rate: Rate }, SaidProblem> {
  const reading = parseAmount(raw, price);
  if (!reading.ok) return reading;
  const { amount } = reading;
  return amount.minor > 0n && amount.minor <= HIGHEST_RATE_MINOR
    ? { ok: true, rate: { price: amount, unit } }
    : refused('Enter a rate above 0 and at most 10,00,000.');
}

function readMinimum(
  raw: string | null | undefined,
  unit: LengthUnit,
): ParseResult<{ length: Length | null }, SaidProblem> {
  if (raw === null || raw === undefined) return { ok: true, length: null };
  const reading = parseLength(raw, unit);
  return reading.ok && reading.length.thousandths === 0n ? refused('The minimum must be above 0.') : reading;
}

function readBreaks(
  rows: NonNullable<QuoteForm['breaks']>,
  rate: Rate,
  basisPoints: bigint,
  measure: Measure,
): ParseResult<{ steps: readonly QuantityBreak[] }, SaidProblem> {
  const steps: QuantityBreak[] = [];
  for (const row of rows) {
    const from = parseLength(row.from, measure.unit);
    const mill = readRate(row.supplierRate, measure);
    if (!from.ok) return from;
    if (!mill.ok) return mill;
    steps.push({ from: from.length, rate: rateWithMargin(mill.rate, basisPoints) });
  }
  const problem = breaksProblem(rate, steps);
  return problem === null ? { ok: true, steps } : refused(problem);
}
