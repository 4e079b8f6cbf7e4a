import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HeldOrder } from '#contract/customer/orders.ts';
import { holdText, isHoldOver } from '#domain/orders/provisional-hold.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { PAYMENTS_KEY } from '../payments/payments.queries.ts';
import { heldUntilText } from './hold-text.ts';
import { orderWidgetsTexts } from './order-widgets.texts.ts';
import { ORDERS_KEY } from './orders.queries.ts';

const { hold: texts } = orderWidgetsTexts;

/** Counts down; when the time is over, the server is asked what became of the order. */
export function HoldNote({ heldUntil }: Pick<HeldOrder, 'heldUntil'>) {
  const now = useNow();
  const client = useQueryClient();
  const zone = useBuyerZone();
  const isOver = heldUntil !== null && isHoldOver(new Date(heldUntil), now);
  useEffect(() => {
    if (!isOver) return;
    for (const word of [ORDERS_KEY, PAYMENTS_KEY]) void client.invalidateQueries({ queryKey: [word] });
  }, [isOver, client]);
  if (heldUntil === null) return null;
  return (
    <p className="figures text-sm font-semibold text-warn">
      <Icon name="clock" size="small" className="mr-1 align-[-0.15em]" />
      {holdText(new Date(heldUntil), now)}
      <span className="block font-normal text-ink-soft">
        {texts.until} <time dateTime={heldUntil}>{heldUntilText(heldUntil, zone)}</time>
      </span>
    </p>
  );
}
