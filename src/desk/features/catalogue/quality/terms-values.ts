/** The terms of a quality as they are typed, and as they are sent. */
import type { CallInput } from '#contract/endpoint.ts';
import type { addQuality, StaffQuality } from '#contract/staff/qualities.ts';
import { DESK_ZONE } from '#desk/widgets/time.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { endOfDay, lastDayBefore } from '#domain/shared/calendar.ts';

export type BreakValues = { from: string; offPercent: string };

export type TermsValues = {
  kind: OrderKind;
  minimumMetres: string;
  minimumPerColourMetres: string;
  stepMetres: string;
  maximumMetres: string;
  leadDays: string;
  tolerancePercent: string;
  badges: readonly QualityBadge[];
  breaks: readonly BreakValues[];
  isLive: boolean;
  isTopSelling: boolean;
  /** A day; empty: not on sale. */
  saleEndsOn: string;
};

type Length = StaffQuality['minimum'];
type TermsBody = Omit<CallInput<typeof addQuality>['body'], 'supplierId' | 'answers'>;

export const EMPTY_TERMS: TermsValues = {
  kind: 'made_to_order',
  minimumMetres: '1000',
  minimumPerColourMetres: '',
  stepMetres: '100',
  maximumMetres: '',
  leadDays: '21',
  tolerancePercent: '5',
  badges: [],
  breaks: [],
  isLive: true,
  isTopSelling: false,
  saleEndsOn: '',
};

export function termsOf(quality: StaffQuality): TermsValues {
  return {
    kind: quality.kind,
    minimumMetres: metresText(quality.minimum),
    minimumPerColourMetres: metresText(quality.minimumPerColour),
    stepMetres: metresText(quality.step),
    maximumMetres: metresText(quality.maximum),
    leadDays: String(quality.leadDays),
    tolerancePercent: String(quality.tolerancePercent),
    badges: quality.badges,
    breaks: quality.breaks.map(({ from, offBasisPoints }) => ({
      from: metresText(from),
      offPercent: String(offBasisPoints / 100),
    })),
    isLive: quality.isLive,
    isTopSelling: quality.isTopSelling,
    saleEndsOn: quality.saleEndsAt ? lastDayBefore(new Date(quality.saleEndsAt), DESK_ZONE) : '',
  };
}

export function bodyOf(values: TermsValues): TermsBody {
  return {
    kind: values.kind,
    minimumMetres: values.minimumMetres.trim(),
    minimumPerColourMetres: values.minimumPerColourMetres.trim() || null,
    stepMetres: values.stepMetres.trim(),
    maximumMetres: values.maximumMetres.trim() || null,
    leadDays: Number(values.leadDays),
    tolerancePercent: Number(values.tolerancePercent),
    badges: [...values.badges],
    breaks: values.breaks.map(({ from, offPercent }) => ({
      fromMetres: from.trim(),
      offBasisPoints: Math.round(Number(offPercent) * 100),
    })),
    isLive: values.isLive,
    isTopSelling: values.isTopSelling,
    saleEndsAt: values.saleEndsOn ? endOfDay(values.saleEndsOn, DESK_ZONE).toISOString() : null,
  };
}

/** "1200.5": a form wants no signs and groups. */
function metresText(length: Length | null): string {
  if (length === null) return '';
  const whole = BigInt(length.thousandths) / 1000n;
  const rest = (BigInt(length.thousandths) % 1000n).toString().padStart(3, '0').replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : String(whole);
}
