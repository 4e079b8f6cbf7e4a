import { useState } from 'react';
import { closeShortOrder, type StaffDispatchList } from '#contract/staff/delivery.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.close;

export function CloseSheet({ list, onClose }: { list: StaffDispatchList; onClose: () => void }) {
  const { orderId, dispatched, ordered } = list;
  const [reason, setReason] = useState('');
  const close = useChange({
    send: (typed: string, idempotencyKey) =>
      call(closeShortOrder, { params: { orderId }, body: { reason: typed } }, { idempotencyKey }),
    touches: [...SHIPMENT_KEYS, 'ledger'],
    done: () => texts.done,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.title}
      description={texts.lead(lengthText(dispatched), lengthText(ordered))}
      action={texts.submit}
      variant="danger"
      change={close}
      shownFields={['reason']}
      onSubmit={() => close.run(reason)}
      onClose={onClose}
    >
      <Field
        label={texts.reason}
        help={texts.reasonHelp}
        value={reason}
        maxLength={160}
        autoFocus
        error={close.fields.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionSheet>
  );
}
