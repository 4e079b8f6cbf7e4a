import type { Feedback } from '#contract/customer/feedback.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { DrawnCloth } from '#web/widgets/cloth/drawn-cloth.tsx';
import { feedbackTexts as texts } from './feedback.texts.ts';

/** Which order it is about. */
export function RatedOrder({ feedback }: { feedback: Feedback }) {
  const zone = useBuyerZone();
  const { cloth, fabId, quality, number, supplier, deliveredAt } = feedback;
  const delivered = formatDate(deliveredAt ? new Date(deliveredAt) : null, zone, DETAIL_DATE_FORMAT);
  return (
    <header className="flex gap-4">
      <DrawnCloth cloth={cloth} seed={fabId} />
      <div className="min-w-0">
        <h2 className="text-lg leading-snug font-bold wrap-anywhere">{quality}</h2>
        <p className="figures text-sm text-ink-soft">
          {number} · {texts.deliveredOn(delivered)}
        </p>
        <p className="text-sm text-ink-soft">{texts.suppliedBy(supplier)}</p>
      </div>
    </header>
  );
}
