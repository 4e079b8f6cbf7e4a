import type { Standard } from '#contract/customer/standards.ts';
import { receiveStandards, refuseStandards } from '#contract/staff/standards.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { standardsTexts as texts } from './standards.texts.ts';

type ReceiveSheetProps = { orderId: string; standards: readonly Standard[]; onClose: () => void };

/** The day it arrived counts for the plan, also when it is written down later. */
export function ReceiveSheet({ orderId, standards, onClose }: ReceiveSheetProps) {
  const standardIds = standards.map(({ standardId }) => standardId);
  const [on, setOn, draft] = useDraft(`arrived ${standardIds.join(' ')}`, today());
  const receive = useChange({
    send: (day: string, idempotencyKey) =>
      call(receiveStandards, { params: { orderId }, body: { standardIds, on: day } }, { idempotencyKey }),
    touches: ORDER_KEYS,
    done: () => texts.received,
    onDone: draft.discardThen(onClose),
  });
  const what = standards.map(({ colour, kindLabel }) => colour ?? kindLabel.toLowerCase()).join(', ');
  return (
    <ActionSheet
      title={texts.receiveTitle(what)}
      action={texts.receive}
      change={receive}
      shownFields={['on']}
      draft={draft}
      onSubmit={() => receive.run(on)}
      onClose={onClose}
    >
      <DateField
        label={texts.arrivedOn}
        value={on}
        max={today()}
        error={receive.fields.on}
        onChange={(event) => setOn(event.target.value)}
      />
    </ActionSheet>
  );
}

type RefuseSheetProps = { orderId: string; standard: Standard; onClose: () => void };

export function RefuseSheet({ orderId, standard, onClose }: RefuseSheetProps) {
  const { standardId, kindLabel } = standard;
  return (
    <TextSheet
      recordId={standardId}
      title={texts.refuseTitle(kindLabel.toLowerCase())}
      action={texts.refuse}
      name="reason"
      label={texts.reason}
      maxLength={200}
      send={(reason, idempotencyKey) =>
        call(
          refuseStandards,
          { params: { orderId }, body: { standardIds: [standardId], reason } },
          { idempotencyKey },
        )
      }
      touches={ORDER_KEYS}
      done={texts.refused}
      onClose={onClose}
    />
  );
}
