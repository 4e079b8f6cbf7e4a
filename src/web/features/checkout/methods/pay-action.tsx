import type { Order } from '#contract/customer/orders.ts';
import type { Instalment } from '#contract/order-fields.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { compareMoney, subtractMoney } from '#domain/shared/money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import type { Pay } from '../provider/use-pay.ts';
import { actionOf } from './method-text.ts';
import type { MethodChoiceState } from './use-method-choice.ts';

export type PayActionProps = { order: Order; due: Instalment | null; pay: Pay; choice: MethodChoiceState };

/** The one button that begins, at the thumb. */
export function PayAction({ order, due, pay, choice: { chosen, appliesAccountCredit } }: PayActionProps) {
  if (!due || !chosen || !order.allowedMoves.includes('pay')) return null;
  const left = moneyOf(due.left);
  const offered = moneyOf(order.advance.offered);
  const applied = compareMoney(offered, left) > 0 ? left : offered;
  const rest = appliesAccountCredit ? subtractMoney(left, applied) : left;
  const isCovered = rest.minor === 0n;
  const wish = {
    orderId: order.orderId,
    instalment: due.position,
    // Account credit alone needs no other way.
    ...(isCovered ? { method: 'advance' as const } : { method: chosen, appliesAccountCredit }),
  };
  return (
    <StickyAction aboveBottomBar={!isEmbedded()}>
      <Button busy={pay.isRunning || pay.isLeaving} onClick={() => void pay.run(wish)}>
        {isCovered
          ? checkoutTexts.choose.payWithAccountCredit(formatMoney(left))
          : actionOf(chosen, formatMoney(rest))}
      </Button>
    </StickyAction>
  );
}
