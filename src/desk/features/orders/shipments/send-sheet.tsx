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
import { TRANSPORT_MODE_LABEL, type TransportMode } from '#domain/delivery/dispatch-papers.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { InvoicePreview, useInvoicePreview } from './invoice-preview.tsx';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.send;
const USUAL_DAYS = 4;
const TYPED = [
  'transporter',
  'transporterGstin',
  'transportMode',
  'lrNumber',
  'lrOn',
  'vehicleNumber',
  'distanceKm',
  'volume',
  'tariffItem',
  'ewayBill',
  'eta',
] as const;
/** What may stay empty is left out of the call. */
const OPTIONAL = ['volume', 'tariffItem', 'transporterGstin', 'lrOn', 'vehicleNumber', 'ewayBill'] as const;
const MODES = (Object.keys(TRANSPORT_MODE_LABEL) as TransportMode[]).map((value) => ({
  value,
  label: TRANSPORT_MODE_LABEL[value],
}));
type Typed = (typeof TYPED)[number] | 'number' | 'total' | 'invoicedOn';
type Papers = Record<Typed, string> & { file: File | null; isLast: boolean };
/** The form's own rules and the domain's name the invoice differently. */
const ALSO: Partial<Record<Typed, string>> = { number: 'invoiceNumber', total: 'invoiceTotal' };
const SHOWN = [...TYPED, ...(['number', 'total', 'invoicedOn'] as const).map((name) => ALSO[name] ?? name)];

export type SendSheetProps = { orderId: string; dispatch: PackedDispatch; onClose: () => void };

function emptyPapers(): Papers {
  return {
    number: '',
    total: '',
    invoicedOn: today(),
    transporter: '',
    transporterGstin: '',
    transportMode: 'road',
    lrNumber: '',
    lrOn: '',
    vehicleNumber: '',
    distanceKm: '',
    volume: '',
    tariffItem: '',
    ewayBill: '',
    eta: addDays(today(), USUAL_DAYS),
    file: null,
    isLast: true,
  };
}

/** Packed goods leave with their tax invoice. */
export function SendSheet({ orderId, dispatch, onClose }: SendSheetProps) {
  const [papers, setPapers, draft] = useDraft(`send ${dispatch.dispatchId}`, emptyPapers());
  const preview = useInvoicePreview({ dispatchId: dispatch.dispatchId, ...papers });
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
      description={
        preview?.isRegistered ? texts.registeredLead : texts.lead(moneyText(dispatch.invoiceTotal))
      }
      action={preview?.isRegistered ? texts.issue : texts.submit}
      change={send}
      shownFields={SHOWN}
      draft={draft}
      onSubmit={() => send.run(papers)}
      onClose={onClose}
    >
      {preview && <InvoicePreview preview={preview} />}
      <DateField label={texts.invoicedOn} max={today()} {...bound('invoicedOn')} />
      {preview?.isOurs === false && (
        <>
          <div className="grid grid-cols-2 gap-x-3">
            <Field label={texts.invoiceNumber} maxLength={16} {...bound('number')} />
            <Field label={texts.typedTotal} inputMode="decimal" maxLength={20} {...bound('total')} />
          </div>
          <FilePicker
            label={texts.file}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            chosen={papers.file}
            onChoose={(file) => setPapers((now) => ({ ...now, file }))}
          />
        </>
      )}
      {preview?.asksTariffItem && (
        <Field
          label={texts.tariffItem}
          help={texts.tariffItemHelp(preview.asksTariffItem)}
          inputMode="numeric"
          maxLength={8}
          {...bound('tariffItem')}
        />
      )}
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={shipmentsTexts.transporter} maxLength={60} {...bound('transporter')} />
        <Field label={texts.transporterGstin} optional maxLength={20} {...bound('transporterGstin')} />
        <Field label={shipmentsTexts.lr} maxLength={30} {...bound('lrNumber')} />
        <DateField label={texts.lrOn} optional {...bound('lrOn')} />
        <Select label={texts.mode} options={MODES} {...bound('transportMode')} />
        <Field label={texts.distance} optional inputMode="numeric" maxLength={4} {...bound('distanceKm')} />
        <Field label={shipmentsTexts.vehicle} optional maxLength={20} {...bound('vehicleNumber')} />
        <Field
          label={texts.volume}
          optional
          inputMode="decimal"
          maxLength={12}
          help={texts.volumeHelp}
          {...bound('volume')}
        />
        <Field
          label={shipmentsTexts.eway}
          optional={!preview?.needsEwayBill || preview.isRegistered}
          maxLength={20}
          help={preview?.isRegistered ? texts.ewayMade : texts.ewayHelp}
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
    prepare: async ({ number, total, invoicedOn, file, isLast, ...papers }: Papers) => {
      const stored = file && (await uploadOnce(uploadDispatchFile, { params: { orderId } }, file));
      const { transporter, lrNumber, eta, distanceKm, transportMode, ...rest } = papers;
      const given = OPTIONAL.filter((name) => rest[name].trim() !== '').map((name) => [name, rest[name]]);
      const typed = Object.entries({ number, total }).filter(([, text]) => text.trim() !== '');
      return {
        transporter,
        lrNumber,
        eta,
        isLast,
        transportMode: transportMode as TransportMode,
        ...Object.fromEntries(given),
        ...(distanceKm.trim() === '' ? {} : { distanceKm: Number(distanceKm) }),
        invoice: { invoicedOn, ...Object.fromEntries(typed), ...(stored ? { fileId: stored.fileId } : {}) },
      };
    },
    send: (body: CallInput<typeof sendDispatch>['body'], idempotencyKey) =>
      call(sendDispatch, { params: { dispatchId }, body }, { idempotencyKey }),
    touches: SHIPMENT_KEYS,
    done: ({ status }) => (status === 'packed' ? texts.issued : texts.done),
    onDone,
  });
}
