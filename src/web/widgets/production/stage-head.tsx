import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useBuyerUnit } from '../buyer-settings.tsx';
import { DrawnCloth } from '../cloth/drawn-cloth.tsx';
import { orderLocation } from '../orders/order-links.ts';
import { stateOf } from '../orders/order-text.ts';
import { stageLinkTexts } from './stage-link.texts.ts';

/** Which order it is, on the screen of whatever stage it is in. */
export function StageHead({ order }: { order: Order }) {
  const { cloth, fabId, quality, number, quantity, orderId } = order;
  const { tone, word } = stateOf(order);
  return (
    <header className="flex gap-4">
      <DrawnCloth cloth={cloth} seed={fabId} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <h2 className="text-lg leading-snug font-bold wrap-anywhere">{quality}</h2>
        <p className="figures text-sm text-ink-soft">
          {number} · {formatLengthFor(lengthOf(quantity), useBuyerUnit())}
        </p>
        <Chip tone={tone}>{word}</Chip>
        <Link
          {...orderLocation('order', orderId)}
          state={OVERLAY_STATE}
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-4`}
        >
          {stageLinkTexts.viewOrder}
        </Link>
      </div>
    </header>
  );
}
