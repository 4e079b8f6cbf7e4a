import type { Dispatch } from '#contract/customer/delivery.ts';
import { cancelDispatch, deliverDispatch, recordTransportEvent } from '#contract/staff/delivery.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { TRANSPORT_EVENT_LABEL, type TransportEventKind } from '#domain/delivery/transport-event.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { shipmentsTexts } from './shipments.texts.ts';

type ShipmentSheetProps = { dispatch: Dispatch; onClose: () => void };
type Reported = Exclude<TransportEventKind, 'delivered'>;

const KINDS = Object.entries(TRANSPORT_EVENT_LABEL)
  .filter(([kind]) => kind !== 'delivered')
  .map(([value, label]) => ({ value, label }));

/** A new expected day moves the plan, and the note tells the buyer why. */
export function TransportEventSheet({ dispatch, onClose }: ShipmentSheetProps) {
  const texts = shipmentsTexts.event;
  const first = { kind: '', place: '', note: '', eta: '' };
  const [event, setEvent, draft] = useDraft(`event ${dispatch.dispatchId}`, first);
  const record = useChange({
    send: ({ kind, ...typed }: typeof event, idempotencyKey) => {
      const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
      const body = { kind: kind as Reported, ...Object.fromEntries(given) };
      return call(
        recordTransportEvent,
        { params: { dispatchId: dispatch.dispatchId }, body },
        { idempotencyKey },
      );
    },
    touches: SHIPMENT_KEYS,
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(event, setEvent, record.fields);
  return (
    <ActionSheet
      title={texts.title(dispatch.number)}
      action={texts.submit}
      change={record}
      shownFields={['kind', 'place', 'note', 'eta']}
      draft={draft}
      onSubmit={() => record.run(event)}
      onClose={onClose}
    >
      <Select label={texts.kind} options={KINDS} placeholder={texts.choose} {...bound('kind')} />
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={texts.place} optional maxLength={60} {...bound('place')} />
        <DateField label={texts.eta} optional min={today()} {...bound('eta')} />
      </div>
      <Field label={texts.note} optional maxLength={160} help={texts.noteHelp} {...bound('note')} />
    </ActionSheet>
  );
}

export function DeliverSheet({ dispatch: { dispatchId, number }, onClose }: ShipmentSheetProps) {
  const texts = shipmentsTexts.deliver;
  return (
    <TextSheet
      recordId={dispatchId}
      title={texts.title(number)}
      description={texts.lead}
      action={texts.submit}
      name="place"
      label={texts.place}
      optional
      maxLength={60}
      send={(place) => call(deliverDispatch, { params: { dispatchId }, body: place.trim() ? { place } : {} })}
      touches={SHIPMENT_KEYS}
      done={texts.done}
      onClose={onClose}
    />
  );
}

export function CancelPackingSheet({ dispatch, onClose }: ShipmentSheetProps) {
  const texts = shipmentsTexts.pack;
  const cancel = useChange({
    send: ({ dispatchId }: Dispatch) => call(cancelDispatch, { params: { dispatchId }, body: {} }),
    touches: SHIPMENT_KEYS,
    done: () => texts.cancelled,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.cancel}
      description={texts.cancelLead}
      action={texts.cancel}
      variant="danger"
      change={cancel}
      draft={null}
      onSubmit={() => cancel.run(dispatch)}
      onClose={onClose}
    />
  );
}
