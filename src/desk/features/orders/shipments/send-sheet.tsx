import type { CallInput } from '#contract/endpoint.ts';
import { type PackedDispatch, sendDispatch, uploadDispatchFile } from '#contract/staff/delivery.ts';
import { call } from '#desk/platform/api.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.send;
const USUAL_DAYS = 4;
const TYPED = ['transporter', 'lrNumber', 'vehicleNumber', 'ewayBill', 'eta'] as const;
type Typed = (typeof TYPED)[number] | 'number' | 'invoicedOn';
type Papers = Record<Typed, string> & { file: File | null; isLast: boolean };
/** The form's own rules and the domain's name the invoice differently. */
const ALSO: Partial<Record<Typed, string>> = { number: 'invoiceNumber' };

export type SendSheetProps = { orderId: string; dispatch: PackedDispatch; onClose: () => void };

/** Packed goods leave with their tax invoice. */
export function SendSheet({ orderId, dispatch, onClose }: SendSheetProps) {
  const [papers, setPapers, draft] = useDraft<Papers>(`send ${dispatch.dispatchId}`, {
    number: '',
    invoicedOn: today(),
    transporter: '',
    lrNumber: '',
    vehicleNumber: '',
    ewayBill: '',
    eta: addDays(today(), USUAL_DAYS),
    file: null,
    isLast: true,
  });
  const send = useSend(orderId, dispatch, draft.discardThen(onClose));
  const bound = (name: Typed) => ({
    value: papers[name],
    error: send.fields[`invoice.${name}`] ?? send.fields[ALSO[name] ?? name],
    onChange: (event: { target: { value: string } }) =>
      setPapers((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <ActionSheet
      title={texts.title(dispatch.number)}
      description={texts.lead(moneyText(dispatch.invoiceTotal))}
      action={texts.submit}
      change={send}
      shownFields={[...TYPED, 'invoice.number', 'invoiceNumber', 'invoice.invoicedOn', 'invoicedOn']}
      draft={draft}
      onSubmit={() => send.run(papers)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={texts.invoiceNumber} maxLength={16} autoFocus {...bound('number')} />
        <DateField label={texts.invoicedOn} max={today()} {...bound('invoicedOn')} />
      </div>
      <FilePicker
        label={texts.file}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        chosen={papers.file}
        onChoose={(file) => setPapers((now) => ({ ...now, file }))}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={shipmentsTexts.transporter} maxLength={60} {...bound('transporter')} />
        <Field label={shipmentsTexts.lr} maxLength={30} {...bound('lrNumber')} />
        <Field label={shipmentsTexts.vehicle} optional maxLength={20} {...bound('vehicleNumber')} />
        <Field
          label={shipmentsTexts.eway}
          optional={!dispatch.needsEwayBill}
          maxLength={20}
          help={texts.ewayHelp}
          {...bound('ewayBill')}
        />
      </div>
      <DateField label={texts.etaLabel} min={today()} {...bound('eta')} />
      <Checkbox
        label={texts.isLast}
        help={texts.isLastHelp}
        checked={papers.isLast}
        onChange={(event) => setPapers((now) => ({ ...now, isLast: event.target.checked }))}
      />
    </ActionSheet>
  );
}

function useSend(orderId: string, { dispatchId }: PackedDispatch, onDone: () => void) {
  return useChange({
    prepare: async ({ number, invoicedOn, file, isLast, ...papers }: Papers) => {
      const stored = file && (await uploadOnce(uploadDispatchFile, { params: { orderId } }, file));
      const { vehicleNumber, ewayBill, ...needed } = papers;
      const given = Object.entries({ vehicleNumber, ewayBill }).filter(([, text]) => text.trim() !== '');
      const invoice = { number, invoicedOn, ...(stored ? { fileId: stored.fileId } : {}) };
      return { ...needed, ...Object.fromEntries(given), invoice, isLast };
    },
    send: (body: CallInput<typeof sendDispatch>['body'], idempotencyKey) =>
      call(sendDispatch, { params: { dispatchId }, body }, { idempotencyKey }),
    touches: SHIPMENT_KEYS,
    done: () => texts.done,
    onDone,
  });
}
