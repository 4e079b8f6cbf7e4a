import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { formatRate, formatRateFor } from '#domain/quotes/rate.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { rateOf } from '#domain/shared/wire-figures.ts';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { qualityTexts as texts } from './quality.texts.ts';
import { rateInReaderUnit } from './quality-text.ts';

/** The rate that holds; one that does not is never shown as if it did. */
export function QualityRate({ quality }: { quality: QualityCard }) {
  const zone = useBuyerZone();
  const unit = useBuyerUnit();
  const beside = rateInReaderUnit(quality, unit);
  const { rate, isStale, validUntil } = quality;
  if (rate === null) return <p className="min-h-12 font-semibold text-ink-soft">{texts.noRate}</p>;
  if (isStale) {
    const date = formatDate(validUntil === null ? null : new Date(validUntil), zone, LIST_DATE_FORMAT);
    return (
      <p className="figures min-h-12 text-sm">
        <span className="block font-semibold text-warn">{texts.expired(date)}</span>
        <span className="text-ink-soft">{texts.lastRate(formatRateFor(rateOf(rate), unit))}</span>
      </p>
    );
  }
  return (
    <p className="figures min-h-12">
      <span className="block text-lg leading-6 font-bold">{formatRate(rateOf(rate))}</span>
      <span className="text-sm text-ink-soft">{beside ?? texts.exMill}</span>
    </p>
  );
}
