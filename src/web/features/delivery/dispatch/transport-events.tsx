import type { Dispatch } from '#contract/customer/delivery.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { deliveryTexts } from '../delivery.texts.ts';

/** Newest first. */
export function TransportEvents({ events }: Pick<Dispatch, 'events'>) {
  const zone = useBuyerZone();
  return (
    <ol className="flex flex-col pt-1">
      {events.map(({ kind, label, place, note, eta, happenedAt }) => (
        <li key={`${kind} ${happenedAt}`} className="border-l-2 border-line pb-3 pl-4 last:pb-0">
          <p className="font-semibold">{deliveryTexts.lastEvent(label, place)}</p>
          <p className="figures text-sm text-ink-soft">{formatMoment(happenedAt, zone)}</p>
          {note && <p className="text-sm">{note}</p>}
          {eta && kind === 'delayed' && (
            <p className="figures text-sm">
              {deliveryTexts.sheet.newEta(formatDay(eta, DETAIL_DATE_FORMAT))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
