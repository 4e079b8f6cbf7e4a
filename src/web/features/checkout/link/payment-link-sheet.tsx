import { useState } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { createPaymentLink, createPaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { ShareLink } from '#web/widgets/sharing/share-link.tsx';
import { nextInstalment } from '../pay-state.ts';
import { usePaymentWrite } from '../use-payment-write.ts';
import { linkTexts } from './link.texts.ts';

const { sheet: texts } = linkTexts;

type MadeLink = { url: string; expiresAt: string };

/** For an owner or an accounts office that pays: whoever holds the link sees the amount and can pay it. */
export function PaymentLinkSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const [link, setLink] = useState<MadeLink | null>(null);
  const make = useMakeLink(order);
  const task = useTask(async () => setLink(await make()));
  const due = nextInstalment(order);
  const amount = due ? formatMoney(moneyOf(due.left)) : '';
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      description={texts.description(amount, order.number)}
      foot={
        link ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <Button busy={task.isRunning} onClick={() => void task.run()}>
            {texts.create}
          </Button>
        )
      }
    >
      <FormError error={task.error} words={errorMessage} />
      {link ? (
        <LinkReady link={link} order={order} amount={amount} />
      ) : (
        <p className="text-ink-soft">{order.heldUntil ? texts.lifeHeld : texts.life}</p>
      )}
    </Sheet>
  );
}

/** A link belongs to a payment, so one is begun where there is none; the payer chooses nothing else. */
function useMakeLink(order: Order): () => Promise<MadeLink> {
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

type LinkReadyProps = { link: MadeLink; order: Order; amount: string };

function LinkReady({ link: { url, expiresAt }, order, amount }: LinkReadyProps) {
  const zone = useBuyerZone();
  const address = new URL(url, window.location.href).href;
  const isHeldShorter = order.heldUntil !== null && order.heldUntil < expiresAt;
  const lastMoment = formatMoment(isHeldShorter ? (order.heldUntil ?? expiresAt) : expiresAt, zone);
  const until = isHeldShorter ? texts.untilHeld(lastMoment) : texts.until(lastMoment);
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={texts.link}
        readOnly
        value={address}
        help={`${until} ${texts.onlyNow}`}
        onFocus={(event) => event.target.select()}
      />
      <ShareLink
        url={address}
        title={texts.shareTitle(order.number)}
        text={texts.shareText(amount, order.number, address)}
      />
    </div>
  );
}
