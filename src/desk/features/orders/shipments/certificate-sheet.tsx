import type { Dispatch } from '#contract/customer/delivery.ts';
import { saveCertificate, uploadDispatchFile } from '#contract/staff/delivery.ts';
import { call } from '#desk/platform/api.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { SHIPMENT_KEYS } from '../orders.queries.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.certify;
const STANDARDS = Object.entries(texts.standards).map(([value, label]) => ({ value, label }));

type Values = {
  standard: keyof typeof texts.standards;
  number: string;
  issuedOn: string;
  file: File | null;
};

export type CertificateSheetProps = { orderId: string; dispatch: Dispatch; onClose: () => void };

/** GRS and RCS vouch for each shipment by a certificate of its own. */
export function CertificateSheet({ orderId, dispatch, onClose }: CertificateSheetProps) {
  const [values, setValues, draft] = useDraft<Values, ReturnType<typeof readAtOf>>(
    `certificate ${dispatch.dispatchId}`,
    { standard: 'grs', number: '', issuedOn: today(), file: null },
    { stored: readAtOf(dispatch), refill: (typed) => typed },
  );
  const save = useChange({
    send: async ({ file, ...typed }: Values) => {
      const stored = file && (await uploadOnce(uploadDispatchFile, { params: { orderId } }, file));
      const body = { ...typed, readAt: draft.readAt, ...(stored ? { fileId: stored.fileId } : {}) };
      return call(saveCertificate, { params: { dispatchId: dispatch.dispatchId }, body });
    },
    touches: SHIPMENT_KEYS,
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={texts.title(dispatch.number)}
      action={texts.submit}
      change={save}
      shownFields={['standard', 'number', 'issuedOn']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3">
        <Select label={texts.standard} options={STANDARDS} {...bound('standard')} />
        <DateField label={texts.issuedOn} max={today()} {...bound('issuedOn')} />
      </div>
      <Field label={texts.number} maxLength={40} {...bound('number')} />
      <FilePicker
        label={texts.file}
        accept="application/pdf,image/jpeg,image/png"
        chosen={values.file}
        onChoose={(file) => setValues((now) => ({ ...now, file }))}
      />
    </ActionSheet>
  );
}

function readAtOf({ certificate }: Dispatch) {
  if (!certificate) return null;
  const { standard, number, issuedOn, file } = certificate;
  return { standard, number, issuedOn, fileId: file?.fileId ?? null };
}
