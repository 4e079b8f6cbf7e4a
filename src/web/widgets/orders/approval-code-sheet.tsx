import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { type Order, sendApprovalCode, verifyApprovalCode } from '#contract/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '../forms/form-error.tsx';
import { CodeEntryForm } from '../one-time-code/code-entry-form.tsx';
import { moneyOf } from '../requests/wire-figures.ts';
import { ORDERS_KEY, ordersQueries } from './orders.queries.ts';

type Sent = { maskedTo: string | null; resendAt: number };

/** By order: a code asked for a moment ago still confirms; asking again would only be refused. */
const lastSent = new Map<string, Sent>();

export type ApprovalCodeSheetProps = {
  order: Pick<Order, 'orderId' | 'number' | 'total'>;
  onApproved: (order: Order) => void;
  onClose: () => void;
};

/** The one-time code that confirms this order at this amount. Import it lazily: it brings the sheet along. */
export function ApprovalCodeSheet({ order, onApproved, onClose }: ApprovalCodeSheetProps) {
  const { orderId } = order;
  const client = useQueryClient();
  const [sent, setSent] = useState(() => freshCode(orderId));
  const hasAsked = useRef(false);
  const send = useTask(async () => setSent(await askForCode(orderId)));
  const verify = async (otp: string) => {
    const approved = await call(verifyApprovalCode, { params: { orderId }, body: { otp } });
    lastSent.delete(orderId);
    client.setQueryData(ordersQueries.one(orderId).queryKey, approved);
    void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
    onApproved(approved);
  };
  useEffect(() => {
    if (sent || hasAsked.current) return;
    hasAsked.current = true;
    void send.run();
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Confirm order ${order.number}`}
      description={`The code confirms this order at ${formatMoney(moneyOf(order.total))} and nothing else.`}
    >
      <p className="figures min-h-6 pb-2 text-ink-soft">{sent && sentWords(sent)}</p>
      {sent ? (
        <CodeEntryForm
          resendAt={sent.resendAt}
          verify={verify}
          resend={async () => setSent(await askForCode(orderId))}
          submitLabel="Confirm this order"
        />
      ) : send.error ? (
        <div className="flex flex-col gap-3">
          <FormError error={send.error} words={errorWords} />
          <Button
            variant="secondary"
            wide
            icon="refresh"
            busy={send.isRunning}
            onClick={() => void send.run()}
          >
            Send the code
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Sending the code" className="flex flex-col gap-4">
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      )}
    </Sheet>
  );
}

async function askForCode(orderId: string): Promise<Sent> {
  const sent = await sendCode(orderId);
  lastSent.set(orderId, sent);
  return sent;
}

async function sendCode(orderId: string): Promise<Sent> {
  try {
    const { maskedTo, resendAfterSeconds } = await call(sendApprovalCode, { params: { orderId }, body: {} });
    return { maskedTo, resendAt: Date.now() + resendAfterSeconds * 1000 };
  } catch (error) {
    // Asked for already, perhaps before a reload: that code is the one to type.
    if (!(error instanceof ApiError && error.code === 'too_many_codes')) throw error;
    const resendAt = Date.now() + (error.retryAfterSeconds ?? 30) * 1000;
    return { maskedTo: lastSent.get(orderId)?.maskedTo ?? null, resendAt };
  }
}

function freshCode(orderId: string): Sent | null {
  const sent = lastSent.get(orderId);
  return sent && sent.resendAt > Date.now() ? sent : null;
}

function sentWords({ maskedTo }: Sent): string {
  return maskedTo ? `We sent it to ${maskedTo}.` : 'Type the code we sent you last.';
}
