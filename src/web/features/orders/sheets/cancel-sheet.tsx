import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder, type previewCancel } from '#contract/customer/cancel-order.ts';
import type { Order } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { ContactLink } from '#web/widgets/help/contact-link.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { useOrderWrite } from '../use-order-write.ts';
import { orderSheetsTexts } from './order-sheets.texts.ts';

const { cancel: texts } = orderSheetsTexts;

/** As the contract bounds it. */
const REASON_MAX_LENGTH = 300;

export type CancelSheetProps = { order: Order; onClose: () => void };

/** What comes back is shown before the order is given up. */
export function CancelSheet({ order: { orderId, number, quality }, onClose }: CancelSheetProps) {
  const preview = useQuery(ordersQueries.cancelPreview(orderId));
  const [reason, setReason] = useState('');
  const cancel = useOrderWrite(
    (idempotencyKey, why: string | null) =>
      call(cancelOrder, { params: { orderId }, body: { reason: why } }, { idempotencyKey }),
    (outcome) => {
      showToast(doneText(number, outcome), { kind: 'good' });
      onClose();
    },
  );
  const mayCancel = preview.data?.canCancel ?? false;
  return (
    <Sheet
      open
      onClose={onClose}
      title={mayCancel ? texts.question(number) : texts.title(number)}
      description={quality}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {mayCancel ? texts.keep : orderSheetsTexts.close}
          </Button>
          {mayCancel ? (
            <Button
              variant="danger"
              busy={cancel.isRunning}
              onClick={() => void cancel.run(reason.trim() || null)}
            >
              {texts.action}
            </Button>
          ) : (
            preview.data && <ContactLink />
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <FormError error={cancel.error} words={errorMessage} />
        <Outcome preview={preview} />
        {mayCancel && (
          <TextArea
            label={texts.reason}
            optional
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}

type Preview = Reply<typeof previewCancel>;
type PreviewQuery = {
  data: Preview | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

function Outcome({ preview: { data, error, isFetching, refetch } }: { preview: PreviewQuery }) {
  if (!data) {
    if (error)
      return <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={texts.loading} className="flex flex-col gap-2">
        <Skeleton className="max-w-24" />
        <Skeleton shape="title" />
      </div>
    );
  }
  if (!data.canCancel) return <Notice tone="warn">{data.whyNot}</Notice>;
  return (
    <div className="rounded-card bg-ground p-4" aria-live="polite">
      <p className="text-sm text-ink-soft">{texts.refund}</p>
      <p className="text-xl font-bold">
        <Amount of={data.refundAmount} />
      </p>
      <p className="pt-1 text-sm text-ink-soft">{data.refundTo}</p>
    </div>
  );
}

function doneText(number: string, { refundAmount, toAccountCredit }: Reply<typeof cancelOrder>): string {
  const amount = (of: Preview['refundAmount']) => formatMoney(moneyOf(of));
  return [
    texts.done(number),
    refundAmount.minor === '0' ? null : texts.refundOnItsWay(amount(refundAmount)),
    toAccountCredit.minor === '0' ? null : texts.backToCredit(amount(toAccountCredit)),
  ]
    .filter((part) => part !== null)
    .join(' ');
}
