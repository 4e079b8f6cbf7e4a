import { changeSupplierBank } from '#contract/staff/supplier-records.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { suppliersTexts } from '../suppliers.texts.ts';

const texts = suppliersTexts.record;
const EMPTY = { accountHolder: '', bankCode: '', accountNumber: '', accountNumberAgain: '' };

/** Typed anew each time: what is stored is never shown whole. */
export function BankSheet({ supplierId, onClose }: { supplierId: string; onClose: () => void }) {
  const [values, setValues, draft] = useDraft(`supplier bank ${supplierId}`, EMPTY);
  const save = useChange({
    send: (body: typeof EMPTY) => call(changeSupplierBank, { params: { supplierId }, body }),
    touches: ['suppliers'],
    done: () => texts.bankSaved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={texts.editBank}
      description={texts.bankHelp}
      action={texts.saveBank}
      change={save}
      shownFields={Object.keys(EMPTY)}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.holder} maxLength={120} {...bound('accountHolder')} />
      <Field label={texts.ifsc} maxLength={11} {...bound('bankCode')} />
      <Field kind="whole-number" label={texts.accountNumber} maxLength={20} {...bound('accountNumber')} />
      <Field kind="whole-number" label={texts.again} maxLength={20} {...bound('accountNumberAgain')} />
    </ActionSheet>
  );
}
