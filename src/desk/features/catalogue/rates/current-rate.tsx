import type { StaffQuality } from '#contract/staff/qualities.ts';
import { rateText } from '#desk/widgets/figures.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import type { Currency } from '#domain/shared/money.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { currentRate, isExpired } from './rate-text.ts';

const texts = catalogueTexts.qualities;

export type CurrentRateProps = { quality: StaffQuality; currency: Currency; now: Date };

export function CurrentRate({ quality, currency, now }: CurrentRateProps) {
  const current = currentRate(quality, currency);
  if (!current) return texts.noRate;
  return (
    <TwoLines
      first={rateText(current.rate)}
      second={isExpired(current, now) && <span className="text-warn">{texts.rateEnded}</span>}
    />
  );
}
