import type { Dispatch } from '#contract/customer/delivery.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { useIsStoreOnly } from '#web/widgets/company/use-may.ts';
import { deliveryTexts } from './delivery.texts.ts';

const TONE: Readonly<Record<Dispatch['status'], ChipTone>> = {
  packed: 'neutral',
  dispatched: 'info',
  warehouse: 'info',
  delivered: 'good',
  cancelled: 'neutral',
};

/** One shipment: what it carries, where it is, when it comes, and the next step. */
export function ShipmentCard({ shipment }: { shipment: Dispatch }) {
  const { dispatchId, number, status, statusLabel, totals, receipt, allowedMoves } = shipment;
  const details = useOverlay('dispatch');
  const rolls = useOverlay('rolls');
  const isStoreOnly = useIsStoreOnly();
  const isOpen = allowedMoves.includes('receive') && receipt.unchecked > 0;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{deliveryTexts.shipment(number)}</h4>
        <Chip tone={shipment.isLate ? 'warn' : TONE[status]}>{statusLabel}</Chip>
      </div>
      <p className="figures text-sm text-ink-soft">
        {formatLengthFor(lengthOf(totals.length), useBuyerUnit())} · {deliveryTexts.rolls(totals.rolls)}
        {totals.bales > 0 && ` · ${deliveryTexts.bales(totals.bales)}`}
      </p>
      <Whereabouts shipment={shipment} />
      {receipt.received + receipt.missing > 0 && (
        <p className="figures text-sm text-ink-soft">
          {deliveryTexts.checked(receipt.received + receipt.missing, totals.rolls)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isOpen && status === 'delivered' ? 'primary' : 'secondary'}
          size={isStoreOnly ? 'medium' : 'small'}
          className={classNames(isStoreOnly && 'min-h-16 w-full text-xl!')}
          aria-label={isOpen ? deliveryTexts.checkOf(number) : deliveryTexts.viewRollsOf(number)}
          onClick={() => rolls.open(dispatchId)}
        >
          {isOpen ? deliveryTexts.check : deliveryTexts.viewRolls}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={deliveryTexts.detailsOf(number)}
          onClick={() => details.open(dispatchId)}
        >
          {deliveryTexts.details}
        </Button>
      </div>
    </li>
  );
}

function Whereabouts({ shipment: { eta, isLate, deliveredAt, events } }: { shipment: Dispatch }) {
  const zone = useBuyerZone();
  const [last] = events;
  if (deliveredAt) {
    const day = formatDate(new Date(deliveredAt), zone, LIST_DATE_FORMAT);
    return <p className="figures text-base font-bold">{deliveryTexts.deliveredOn(day)}</p>;
  }
  const day = formatDay(eta, LIST_DATE_FORMAT);
  return (
    <div>
      <p className={`figures text-base font-bold ${isLate ? 'text-warn' : ''}`}>
        {isLate ? deliveryTexts.expectedLate(day) : deliveryTexts.expected(day)}
      </p>
      {last && <p className="text-sm text-ink-soft">{deliveryTexts.lastEvent(last.label, last.place)}</p>}
    </div>
  );
}
