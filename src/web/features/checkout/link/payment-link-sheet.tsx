import { useState } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { createPaymentLink, createPaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { call } from '#web/platform/api.ts';
import { useTask } from '#web/platform/use-task.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { type CreatedLink, fullAddress, LinkSheet } from '#web/widgets/sharing/link-sheet.tsx';
import { nextInstalment } from '../pay-state.ts';
import { usePaymentWrite } from '../use-payment-write.ts';
import { linkTexts } from './link.texts.ts';

const { sheet: texts } = linkTexts;

/** For an owner or an accounts office that pays: whoever holds the link sees the amount and can pay it. */
export function PaymentLinkSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const [link, setLink] = useState<CreatedLink | null>(null);
  const zone = useBuyerZone();
  const make = useMakeLink(order);
  const task = useTask(async () => setLink(await make()));
  const due = nextInstalment(order);
  const amount = due ? formatMoney(moneyOf(due.left)) : '';
  return (
    <LinkSheet
      texts={texts}
      description={texts.description(amount, order.number)}
      make={task}
      address={fullAddress(link)}
      lead={order.heldUntil ? texts.lifeHeld : texts.life}
      until={link ? `${texts.until(formatMoment(link.expiresAt, zone))} ${texts.onlyNow}` : ''}
      message={{
        title: texts.shareTitle(order.number),
        text: (address) => texts.shareText(amount, order.number, address),
      }}
      onClose={onClose}
    />
  );
}

/** A link belongs to a payment, so one is begun where there is none; the payer chooses nothing else. */
function useMakeLink(order: Order): () => Promise<CreatedLink> {
  const open = order.methods.filter(({ isOpen, method: name }) => isOpen && name !== 'credit');
  const { method } = open.find(({ method: name }) => name === 'card') ?? open[0] ?? { method: 'card' };
  const begin = usePaymentWrite((idempotencyKey, instalment: number) =>
    call(createPaymentOrder, { body: { orderId: order.orderId, instalment, method } }, { idempotencyKey }),
  );
  const make = usePaymentWrite((idempotencyKey, paymentOrderId: string) =>
    call(createPaymentLink, { params: { paymentOrderId }, body: {} }, { idempotencyKey }),
  );
  return async () => {
    const { paymentOrderId } = await begin(nextInstalment(order)?.position ?? 1);
    return make(paymentOrderId);
  };
}
