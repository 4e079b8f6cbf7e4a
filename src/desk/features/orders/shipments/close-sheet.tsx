import { closeShortOrder, type StaffDispatchList } from '#contract/staff/delivery.ts';
import { call } from '#desk/platform/api.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.close;

export function CloseSheet({ list, onClose }: { list: StaffDispatchList; onClose: () => void }) {
  const { orderId, dispatched, ordered } = list;
  return (
    <TextSheet
      recordId={orderId}
      title={texts.title}
      description={texts.lead(lengthText(dispatched), lengthText(ordered))}
      action={texts.submit}
      variant="danger"
      name="reason"
      label={texts.reason}
      help={texts.reasonHelp}
      maxLength={160}
      send={(reason, idempotencyKey) =>
        call(closeShortOrder, { params: { orderId }, body: { reason } }, { idempotencyKey })
      }
      touches={[...SHIPMENT_KEYS, 'ledger']}
      done={texts.done}
      onClose={onClose}
    />
  );
}
