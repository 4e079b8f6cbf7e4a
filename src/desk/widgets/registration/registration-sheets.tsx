import { cancelRegistration, leaveDispatch, type Registration } from '#contract/staff/registrations.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { momentText, today } from '#desk/widgets/time.ts';
import { CANCEL_REASON_LABEL, type CancelReason } from '#domain/books/registration/cancel-registration.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { registrationTexts } from './registration.texts.ts';

export const REGISTRATION_KEYS = ['orders', 'production', 'today', 'delivery', 'documents', 'books'] as const;
const REASONS = Object.entries(CANCEL_REASON_LABEL).map(([value, label]) => ({ value, label }));

type SheetProps = { registration: Registration; onClose: () => void };

/** The lorry is on its way: only what changed since the invoice was issued is asked for. */
export function LeaveSheet({ registration: { dispatchId, number, ewayBill }, onClose }: SheetProps) {
  const texts = registrationTexts.leave;
  const [typed, setTyped, draft] = useDraft(`leave ${dispatchId}`, { ewayBill: '', eta: '' });
  const leave = useChange({
    send: (values: typeof typed, idempotencyKey) => {
      const body = Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''));
      return call(leaveDispatch, { params: { dispatchId }, body }, { idempotencyKey });
    },
    touches: REGISTRATION_KEYS,
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(typed, setTyped, leave.fields);
  return (
    <ActionSheet
      title={texts.title(number)}
      description={texts.lead}
      action={texts.submit}
      change={leave}
      shownFields={['eta', ...(ewayBill === null ? ['ewayBill'] : [])]}
      draft={draft}
      onSubmit={() => leave.run(typed)}
      onClose={onClose}
    >
      {ewayBill === null && (
        <Field
          label={texts.eway}
          help={texts.ewayHelp}
          optional
          inputMode="numeric"
          maxLength={20}
          {...bound('ewayBill')}
        />
      )}
      <DateField label={texts.eta} help={texts.etaHelp} optional min={today()} {...bound('eta')} />
    </ActionSheet>
  );
}

export function CancelSheet({ registration, onClose }: SheetProps) {
  const texts = registrationTexts.cancel;
  const { registrationId, number, cancelUntil } = registration;
  const first: { reason: string; note: string } = { reason: '', note: '' };
  const [typed, setTyped, draft] = useDraft(`cancel ${registrationId}`, first);
  const cancel = useChange({
    send: ({ reason, note }: typeof typed, idempotencyKey) =>
      call(
        cancelRegistration,
        { params: { registrationId }, body: { reason: reason as CancelReason, note } },
        { idempotencyKey },
      ),
    touches: REGISTRATION_KEYS,
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(typed, setTyped, cancel.fields);
  const until = cancelUntil === null ? [] : [texts.until(momentText(cancelUntil))];
  return (
    <ActionSheet
      title={texts.title(number)}
      description={[texts.lead, ...until].join(' ')}
      action={texts.submit}
      variant="danger"
      change={cancel}
      shownFields={['reason', 'note']}
      draft={draft}
      onSubmit={() => cancel.run(typed)}
      onClose={onClose}
    >
      <Select label={texts.reason} options={REASONS} placeholder={texts.choose} {...bound('reason')} />
      <Field label={texts.note} maxLength={100} {...bound('note')} />
    </ActionSheet>
  );
}
