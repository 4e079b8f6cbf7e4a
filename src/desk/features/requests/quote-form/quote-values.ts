/** The quote form: what is typed, where it begins, and the body that the server reads. */
import type { QuoteDeliveryTerm } from '#contract/customer/quotes.ts';
import type { QuoteForm, StaffQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';

export type QuoteFile = StaffQuote['files'][number];
export type BreakRow = { from: string; supplierRate: string };

export type QuoteValues = {
  supplierId: string;
  supplierRate: string;
  marginPercent: string;
  minimum: string;
  minimumPerColour: string;
  breaks: readonly BreakRow[];
  tolerancePercent: string;
  leadDays: string;
  transitDays: string;
  deliveryTerm: QuoteDeliveryTerm;
  deliveryPlace: string;
  validTill: string;
  logisticCost: string;
  advancePercent: string;
  creditDays: string;
  sample: QuoteForm['sample'];
  badges: QuoteForm['badges'];
  width: string;
  weight: string;
  epi: string;
  ppi: string;
  warp: string;
  weft: string;
  note: string;
  /** Already stored for this buyer. */
  files: readonly QuoteFile[];
};

const USUAL_VALIDITY_DAYS = 7;

export function emptyValues({ buyer, sheet, creditPeriod }: StaffRequest, now: Date): QuoteValues {
  return {
    supplierId: '',
    supplierRate: '',
    marginPercent: '5',
    minimum: '',
    minimumPerColour: '',
    breaks: [],
    tolerancePercent: '5',
    leadDays: '',
    transitDays: '',
    deliveryTerm: MARKET_RULES[buyer.market].deliversTo === 'pincode' ? 'landed' : 'cnf',
    deliveryPlace: sheet.deliverTo ?? '',
    validTill: addDays(dayInZone(now, buyer.timeZone), USUAL_VALIDITY_DAYS),
    logisticCost: '',
    advancePercent: '30',
    creditDays: String(creditPeriod ?? 0),
    sample: 'on_request',
    badges: [],
    width: '',
    weight: '',
    epi: '',
    ppi: '',
    warp: '',
    weft: '',
    note: '',
    files: [],
  };
}

/** Freight that we pay ends at the buyer's place; FOB and x-factory end in India, at a place only the desk can name. */
export function placeOfTerm(term: QuoteDeliveryTerm, { sheet }: Pick<StaffRequest, 'sheet'>): string {
  return isFreightCharged(term) ? (sheet.deliverTo ?? '') : '';
}

/** As another quote stands: the next version of it, or the same terms from another mill. */
export function valuesOf(quote: StaffQuote, empty: QuoteValues): QuoteValues {
  const { minimum, costs, paymentPlan, marginBasisPoints } = quote;
  const freight = costs.find(({ key }) => key === 'logistic_cost')?.amount ?? null;
  return {
    ...empty,
    ...offeredValues(quote),
    supplierId: quote.supplierId,
    supplierRate: amountInput(quote.supplierRate),
    marginPercent: String(marginBasisPoints / 100),
    minimum: lengthInput(minimum.total),
    minimumPerColour: lengthInput(minimum.perColour),
    breaks: quote.breaks.map(({ from, rate }) => ({
      from: lengthInput(from),
      supplierRate: amountInput(withoutMargin(rate.price, marginBasisPoints)),
    })),
    tolerancePercent: String(quote.tolerancePercent),
    leadDays: String(quote.leadDays),
    transitDays: quote.transitDays === null ? '' : String(quote.transitDays),
    deliveryTerm: quote.deliveryTerm,
    deliveryPlace: quote.deliveryPlace ?? '',
    validTill: quote.validTill < empty.validTill ? empty.validTill : quote.validTill,
    logisticCost: freight === null ? '' : amountInput(freight),
    advancePercent: String(paymentPlan.advancePercent),
    creditDays: String(paymentPlan.creditDays),
    sample: quote.sample,
    badges: quote.badges,
    note: quote.note ?? '',
    files: quote.files,
  };
}

/** Only what differs from the request is typed; the rest is offered as asked. */
function offeredValues({ offered, differences }: StaffQuote): Partial<QuoteValues> {
  const differs = new Set(differences.map(({ field }) => field));
  return {
    width: differs.has('widthInches') ? String(offered.width ?? '') : '',
    weight: differs.has('weight') ? String(offered.weight ?? '') : '',
    epi: differs.has('epi') ? String(offered.epi ?? '') : '',
    ppi: differs.has('ppi') ? String(offered.ppi ?? '') : '',
    warp: differs.has('warp') ? (offered.warp ?? '') : '',
    weft: differs.has('weft') ? (offered.weft ?? '') : '',
  };
}

export function formOf(values: QuoteValues, { weightUnit }: Pick<StaffRequest, 'weightUnit'>): QuoteForm {
  const { breaks, sample, deliveryTerm, marginPercent, supplierRate, validTill } = values;
  return {
    supplierRate: supplierRate.trim(),
    marginPercent: marginPercent.trim(),
    minimum: orNull(values.minimum),
    minimumPerColour: orNull(values.minimumPerColour),
    breaks: breaks.map((row) => ({ from: row.from.trim(), supplierRate: row.supplierRate.trim() })),
    tolerancePercent: Number(values.tolerancePercent),
    leadDays: Number(values.leadDays),
    transitDays: values.transitDays.trim() === '' ? null : Number(values.transitDays),
    deliveryTerm,
    deliveryPlace: orNull(values.deliveryPlace),
    validTill,
    logisticCost: orNull(values.logisticCost),
    advancePercent: Number(values.advancePercent),
    creditDays: Number(values.creditDays) as QuoteForm['creditDays'],
    sample,
    badges: values.badges,
    note: orNull(values.note),
    fileIds: values.files.map(({ fileId }) => fileId),
    offered: {
      ...figure('width', values.width),
      ...(values.weight.trim() === '' ? {} : { weight: Number(values.weight), weightUnit }),
      ...figure('epi', values.epi),
      ...figure('ppi', values.ppi),
      ...(values.warp.trim() === '' ? {} : { warp: values.warp.trim() }),
      ...(values.weft.trim() === '' ? {} : { weft: values.weft.trim() }),
    },
  };
}

function figure<Name extends string>(name: Name, typed: string): { [K in Name]?: number } {
  return (typed.trim() === '' ? {} : { [name]: Number(typed) }) as { [K in Name]?: number };
}

/** Enough is typed that the server can work something out. */
export function canBePreviewed({ supplierRate, leadDays, validTill, breaks }: QuoteValues): boolean {
  const isFilled = (text: string) => text.trim() !== '';
  return (
    [supplierRate, leadDays, validTill].every(isFilled) &&
    breaks.every((row) => isFilled(row.from) && isFilled(row.supplierRate))
  );
}

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

function lengthInput(length: { thousandths: string } | null): string {
  return length === null ? '' : String(Number(length.thousandths) / 1000);
}

/** The nearest rate of the mill to which the margin adds up again; staff look at it before it is sent. */
function withoutMargin(price: { minor: string; currency: 'INR' | 'USD' }, basisPoints: number) {
  const whole = 10_000n + BigInt(basisPoints);
  const minor = (BigInt(price.minor) * 10_000n + whole / 2n) / whole;
  return { ...price, minor: String(minor) };
}
