import { addMillInvoice, type Purchase, uploadMillInvoice } from '#contract/staff/purchases.ts';
import { call } from '#desk/platform/api.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { PURCHASES_KEY } from './purchases.queries.ts';
import { purchasesTexts } from './purchases.texts.ts';

const texts = purchasesTexts.invoice;
const EMPTY = { number: '', invoicedOn: '', taxable: '', gst: '', total: '', dispatchId: '' };
type Values = typeof EMPTY & { file: File | null };
type Props = { purchase: Purchase; onClose: () => void };

export function InvoiceSheet({ purchase, onClose }: Props) {
  const { purchaseId, goods, leftToBill, shipments } = purchase;
  const params = { purchaseId };
  const [values, setValues, draft] = useDraft<Values>(`mill invoice ${purchaseId}`, {
    ...EMPTY,
    invoicedOn: today(),
    file: null,
  });
  const save = useChange({
    prepare: async ({ file, dispatchId, ...typed }: Values) => {
      const stored = file && (await uploadOnce(uploadMillInvoice, { params }, file));
      return { ...typed, dispatchId: dispatchId || null, fileId: stored?.fileId ?? null };
    },
    send: (body, idempotencyKey) => call(addMillInvoice, { params, body }, { idempotencyKey }),
    touches: [PURCHASES_KEY],
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  const options = shipments.map(({ dispatchId, shipment }) => ({
    value: dispatchId,
    label: texts.shipmentOf(shipment),
  }));
  return (
    <ActionSheet
      title={texts.action}
      description={`${texts.lead} ${purchasesTexts.left(moneyText(leftToBill))}`}
      action={texts.save}
      change={save}
      shownFields={['number', 'invoicedOn', 'taxable', 'gst', 'total', 'dispatchId']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={texts.number} maxLength={16} {...bound('number')} />
        <DateField label={texts.invoicedOn} max={today()} {...bound('invoicedOn')} />
        <Field label={texts.taxable(goods.currency)} inputMode="decimal" {...bound('taxable')} />
        <Field label={texts.gst(goods.currency)} inputMode="decimal" {...bound('gst')} />
        <Field label={texts.total(goods.currency)} inputMode="decimal" {...bound('total')} />
        {shipments.length > 0 && (
          <Select
            label={texts.shipment}
            options={[{ value: '', label: texts.noShipment }, ...options]}
            {...bound('dispatchId')}
          />
        )}
      </div>
      <FilePicker
        label={texts.file}
        accept="application/pdf,image/jpeg,image/png"
        chosen={values.file}
        onChoose={(file) => setValues((now) => ({ ...now, file }))}
      />
    </ActionSheet>
  );
}
