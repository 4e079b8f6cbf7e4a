import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { cancelOrderForStaff, previewCancelForStaff } from '#contract/staff/cancel-order.ts';
import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { errorMessage, fieldErrors } from '#desk/platform/error-message.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';

const texts = ordersTexts.cancel;
/** Once goods have left, nobody can. */
const CANCELLABLE: readonly number[] = [ORDER_STATUS_CODE.provisional, ORDER_STATUS_CODE.created];

export function CancelOrder({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const mayCancel = useMay(cancelOrderForStaff) && CANCELLABLE.includes(order.status);
  if (!mayCancel) return null;
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {isOpen && <CancelSheet order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What comes back is worked out by the server, before anything is done. */
function CancelSheet({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { orderId, number, total, materialBookedAt } = order;
  const [values, setValues, draft] = useDraft(`cancel ${orderId}`, { reason: '', materialCost: '' });
  const cancel = useChange({
    send: ({ reason, materialCost }: typeof values, idempotencyKey) =>
      call(
        cancelOrderForStaff,
        { params: { orderId }, body: { reason, materialCost: materialCost.trim() || null } },
        { idempotencyKey },
      ),
    touches: [...SHIPMENT_KEYS, 'ledger', 'refunds'],
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, cancel.fields);
  return (
    <ActionSheet
      title={texts.title(number)}
      description={texts.lead}
      action={texts.submit}
      variant="danger"
      change={cancel}
      shownFields={['reason', 'materialCost']}
      draft={draft}
      onSubmit={() => cancel.run(values)}
      onClose={onClose}
    >
      {materialBookedAt !== null && (
        <Field
          kind="decimal"
          label={texts.materialCost}
          help={texts.materialHelp}
          prefix={CURRENCY_SYMBOL[total.currency]}
          {...bound('materialCost')}
        />
      )}
      <CancelPreview orderId={orderId} materialCost={values.materialCost.trim() || null} />
      <TextArea label={texts.reason} maxLength={300} rows={2} {...bound('reason')} />
    </ActionSheet>
  );
}

function CancelPreview({ orderId, materialCost }: { orderId: string; materialCost: string | null }) {
  const typed = useDeferredValue(materialCost);
  const { data, error } = useQuery({
    queryKey: ['orders', 'cancel-preview', orderId, typed],
    queryFn: ({ signal }) =>
      call(previewCancelForStaff, { params: { orderId }, body: { materialCost: typed } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={texts.outcome} aria-live="polite" className="rounded-control bg-ground p-3">
      <h3 className="pb-2 text-sm font-bold">{texts.outcome}</h3>
      {error && (
        <p className="text-sm text-bad">{Object.values(fieldErrors(error))[0] ?? errorMessage(error)}</p>
      )}
      {!error && data && !data.canCancel && <p className="text-sm text-bad">{data.message}</p>}
      {!error && data?.canCancel && <Outcome outcome={data} />}
    </section>
  );
}

function Outcome({ outcome }: { outcome: Reply<typeof previewCancelForStaff> }) {
  const { refundAmount, toAccountCredit, kept } = outcome;
  const facts = [
    [texts.refund, refundAmount],
    [texts.toCredit, toAccountCredit],
    [texts.kept, kept],
  ] as const;
  const shown = facts.filter(([, { minor }]) => minor !== '0');
  if (shown.length === 0) return <p className="text-sm">{texts.nothing}</p>;
  return <Facts facts={shown.map(([label, amount]): Fact => [label, moneyText(amount)])} />;
}
