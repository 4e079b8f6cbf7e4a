import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Badges } from '#web/widgets/badges/badges.tsx';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { QualityRate } from '#web/widgets/catalogue/quality-rate.tsx';
import { isSoldOut, saleText, stockText } from '#web/widgets/catalogue/quality-text.ts';
import { RateChange } from '#web/widgets/catalogue/rate-change.tsx';
import { DrawnCloth } from '#web/widgets/cloth/drawn-cloth.tsx';
import { CardFacts } from '#web/widgets/lists/card-facts.tsx';
import { rateMessage } from '#web/widgets/sharing/shared-text.ts';
import { sharingTexts } from '#web/widgets/sharing/sharing.texts.ts';
import { WhatsappLink } from '#web/widgets/sharing/whatsapp-link.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { preloadBadgeSheets } from './lazy-quality-sheets.tsx';
import { NotifyMe } from './notify-me.tsx';
import type { Quality } from './quality.ts';

const { detail: texts } = catalogueTexts;

export function QualityHead({ quality }: { quality: Quality }) {
  const zone = useBuyerZone();
  const now = useNow();
  const { supplier, validUntil, isStale, rate, saleEndsAt } = quality;
  const message = rateMessage(quality);
  const stock = stockText(quality, useBuyerUnit());
  return (
    <section aria-labelledby="quality" className="rounded-card border border-line bg-paper p-4">
      <div className="flex gap-4">
        <DrawnCloth cloth={quality.cloth} seed={quality.fabId} className="wide:w-32" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 id="quality" className="text-lg leading-snug font-bold wrap-anywhere">
            {quality.quality}
          </h2>
          <CardFacts facts={supplierFacts(supplier)} />
          {stock && <Chip tone={isSoldOut(quality) ? 'warn' : 'good'}>{stock}</Chip>}
          {saleEndsAt && (
            <Chip tone="info" icon="clock">
              {saleText(saleEndsAt, now)}
            </Chip>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-1 pt-3" aria-live="polite">
        <QualityRate quality={quality} />
        {rate && !isStale && <RateChange change={quality.change} />}
        {rate && !isStale && validUntil && (
          <p className="figures text-sm text-ink-soft">
            {texts.validUntil(formatDate(new Date(validUntil), zone, LIST_DATE_FORMAT))}
          </p>
        )}
      </div>
      {quality.isAsIs && (
        <div className="pt-3">
          <Notice tone="warn">{texts.noReturns}</Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 pt-3">
        <NotifyMe quality={quality} />
        {message && <WhatsappLink text={message} label={sharingTexts.shareOnWhatsapp} />}
      </div>
      <div className="pt-3">
        <Badges badges={quality.badges} onNear={preloadBadgeSheets} />
      </div>
    </section>
  );
}

function supplierFacts({ alias, city, ratingTenths, onTimePercent }: Quality['supplier']): string[] {
  return [
    texts.supplier(alias, city),
    ...(ratingTenths === null ? [] : [texts.rating((ratingTenths / 10).toFixed(1))]),
    ...(onTimePercent === null ? [] : [texts.onTime(onTimePercent)]),
  ];
}
