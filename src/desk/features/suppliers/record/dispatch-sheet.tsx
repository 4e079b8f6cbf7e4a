import { changeDispatchAddress, type SupplierCare } from '#contract/staff/supplier-records.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { suppliersTexts } from '../suppliers.texts.ts';

const texts = suppliersTexts.record;

type DispatchSheetProps = {
  supplierId: string;
  address: SupplierCare['dispatchAddress'];
  onClose: () => void;
};

export function DispatchSheet({ supplierId, address, onClose }: DispatchSheetProps) {
  const stored = {
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    pincode: address?.pincode ?? '',
  };
  const [values, setValues, draft] = useDraft(`supplier dispatch ${supplierId}`, stored, { stored });
  const save = useChange({
    send: (body: typeof stored) => call(changeDispatchAddress, { params: { supplierId }, body }),
    touches: ['suppliers', 'delivery'],
    done: () => texts.dispatchSaved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={texts.editDispatch}
      description={texts.dispatchHelp}
      action={texts.save}
      change={save}
      shownFields={Object.keys(stored)}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.line1} maxLength={100} {...bound('line1')} />
      <Field label={texts.line2} optional maxLength={100} {...bound('line2')} />
      <Field label={texts.town} maxLength={50} {...bound('city')} />
      <Field label={texts.pincode} inputMode="numeric" maxLength={10} {...bound('pincode')} />
    </ActionSheet>
  );
}
