import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { createPaymentLink, createPaymentOrder } from '#contract/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { useTask } from '#web/platform/use-task.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { CopyButton } from '#web/widgets/payments/copy-facts.tsx';
import { moneyOf } from '#web/widgets/requests/wire-figures.ts';
import { momentWords } from '#web/widgets/time-words.ts';
import { nextInstalment } from '../pay-state.ts';
import { usePaymentWrite } from '../use-payment-write.ts';

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
      title="Payment link"
      description={`${amount} for ${order.number}. Whoever has the link can see and pay this amount, nothing else.`}
      foot={
        link ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button busy={task.isRunning} onClick={() => void task.run()}>
            Make a link
          </Button>
        )
      }
    >
      <FormError error={task.error} words={errorWords} />
      {link ? (
        <LinkReady link={link} order={order} />
      ) : (
        <p className="text-ink-soft">
          It works without signing in and ends after 7 days
          {order.heldUntil ? ', or with the hold of this order if that ends first.' : '.'}
        </p>
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

function LinkReady({ link: { url, expiresAt }, order }: { link: MadeLink; order: Order }) {
  const { data: customer } = useQuery(customerQueries.me());
  const zone = customer?.timeZone ?? 'UTC';
  const address = new URL(url, window.location.href).href;
  const isHeldShorter = order.heldUntil !== null && order.heldUntil < expiresAt;
  const lastMoment = momentWords(isHeldShorter ? (order.heldUntil ?? expiresAt) : expiresAt, zone);
  const until = `Works until ${lastMoment}${isHeldShorter ? ', as long as this order is held' : ''}.`;
  const share = () =>
    void navigator.share({ title: `Payment for ${order.number}`, url: address }).catch(() => {});
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Link"
        readOnly
        value={address}
        help={`${until} We show it only now.`}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex gap-2">
        <CopyButton label="link" value={address} />
        {'share' in navigator && (
          <Button variant="quiet" size="small" icon="mail" onClick={share}>
            Share
          </Button>
        )}
      </div>
    </div>
  );
}
