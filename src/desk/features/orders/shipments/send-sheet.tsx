import type { CallInput } from '#contract/endpoint.ts';
import {
  type InvoicePreview as InvoicePreviewReply,
  type PackedDispatch,
  sendDispatch,
  uploadDispatchFile,
} from '#contract/staff/delivery.ts';
import { call } from '#desk/platform/api.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import type { TransportMode } from '#domain/delivery/dispatch-papers.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { InvoicePreview, useInvoicePreview } from './invoice-preview.tsx';
import { shipmentsTexts } from './shipments.texts.ts';
import { type EwayBillField, TransportFields } from './transport-fields.tsx';

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
  'leavesFrom',
  'eta',
] as const;
/** What may stay empty is left out of the call. */
const OPTIONAL = ['volume', 'tariffItem', 'transporterGstin', 'lrOn', 'vehicleNumber', 'ewayBill'] as const;
type Typed = (typeof TYPED)[number] | 'number' | 'total' | 'invoicedOn';
type Papers = Record<Typed, string> & { file: File | null; isLast: boolean; ewayBillFollows: boolean };
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
    leavesFrom: 'seller',
    eta: addDays(today(), USUAL_DAYS),
    file: null,
    isLast: true,
    ewayBillFollows: false,
  };
}

/** Packed goods leave with their tax invoice. */
export function SendSheet({ orderId, dispatch, onClose }: SendSheetProps) {
  const [papers, setPapers, draft] = useDraft(`send ${dispatch.dispatchId}`, emptyPapers());
  const preview = useInvoicePreview({ dispatchId: dispatch.dispatchId, ...papers });
  const mayFollow = preview?.needsEwayBill === true && !preview.isRegistered;
  const isFollowing = mayFollow && papers.ewayBillFollows;
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
        preview?.isRegistered
          ? texts.registeredLead
          : isFollowing
            ? texts.followsLead
            : texts.lead(moneyText(dispatch.invoiceTotal))
      }
      action={preview?.isRegistered || isFollowing ? texts.issue : texts.submit}
      change={send}
      shownFields={SHOWN}
      draft={draft}
      onSubmit={() => send.run({ ...papers, ewayBillFollows: isFollowing })}
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
      <TransportFields
        bound={bound}
        millsPlace={preview?.millsPlace ?? null}
        ewayBill={wayOf(preview, isFollowing)}
      />
      {mayFollow && (
        <Checkbox
          label={texts.ewayFollows}
          help={texts.ewayFollowsHelp}
          checked={papers.ewayBillFollows}
          onChange={(event) => setPapers((now) => ({ ...now, ewayBillFollows: event.target.checked }))}
        />
      )}
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

function wayOf(preview: InvoicePreviewReply | undefined, isFollowing: boolean): EwayBillField | null {
  if (isFollowing) return null;
  if (preview?.isRegistered) return { isOptional: true, help: texts.ewayMade };
  return { isOptional: !preview?.needsEwayBill, help: texts.ewayHelp };
}

function useSend(orderId: string, { dispatchId }: PackedDispatch, onDone: () => void) {
  return useChange({
    prepare: async ({ number, total, invoicedOn, file, isLast, ewayBillFollows, ...papers }: Papers) => {
      const stored = file && (await uploadOnce(uploadDispatchFile, { params: { orderId } }, file));
      const { transporter, lrNumber, eta, distanceKm, transportMode, leavesFrom, ...rest } = papers;
      const given = OPTIONAL.filter(
        (name) => rest[name].trim() !== '' && !(ewayBillFollows && name === 'ewayBill'),
      ).map((name) => [name, rest[name]]);
      const typed = Object.entries({ number, total }).filter(([, text]) => text.trim() !== '');
      return {
        transporter,
        lrNumber,
        eta,
        isLast,
        ...(ewayBillFollows && { ewayBillFollows }),
        transportMode: transportMode as TransportMode,
        ...(leavesFrom === 'mill' && { leavesFrom }),
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
