import type { Order } from '#contract/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Button } from '#ui/button.tsx';
import { StickyAction } from '#ui/sticky-action.tsx';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import type { Pay } from '../checkout/use-pay.ts';
import { nextInstalment } from '../pay-state.ts';
import { actionOf } from './method-words.ts';
import type { MethodChoiceState } from './use-method-choice.ts';

export type PayActionProps = { order: Order; pay: Pay; choice: MethodChoiceState };

/** The one button that begins, at the thumb. */
export function PayAction({ order, pay, choice: { chosen } }: PayActionProps) {
  const due = nextInstalment(order);
  if (!due || !chosen || !order.allowedMoves.includes('pay')) return null;
  const wish = { orderId: order.orderId, instalment: due.position, method: chosen };
  return (
    <StickyAction aboveBottomBar={!isEmbedded()}>
      <Button busy={pay.isRunning || pay.isLeaving} onClick={() => void pay.run(wish)}>
        {actionOf(chosen, formatMoney(moneyOf(due.left)))}
      </Button>
    </StickyAction>
  );
}
