import { addSupplier, changeSupplier, type Supplier } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { FABRIC_CATEGORY_LABEL, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { ContactRows, type ContactValues, contactBody, contactValues } from './contact-rows.tsx';
import { suppliersTexts as texts } from './suppliers.texts.ts';

type Values = {
  name: string;
  alias: string;
  city: string;
  stateCode: string;
  rating: string;
  onTimePercent: string;
  ordersDone: string;
  msmeClass: string;
  fabricCategories: readonly FabricCategory[];
  isActive: boolean;
  gstin: string;
  contacts: readonly ContactValues[];
};

const CATEGORIES = Object.keys(FABRIC_CATEGORY_LABEL) as FabricCategory[];
const MSME_OPTIONS = [
  { value: '', label: texts.noMsme },
  ...(['micro', 'small', 'medium'] as const).map((value) => ({ value, label: texts.classes[value] })),
];
const SHOWN = [
  'name',
  'alias',
  'city',
  'stateCode',
  'rating',
  'onTimePercent',
  'ordersDone',
  'msmeClass',
  'gstin',
];

export type SupplierSheetProps = {
  /** As it is now; null adds one. */
  supplier: Supplier | null;
  onClose: () => void;
};

export function SupplierSheet({ supplier, onClose }: SupplierSheetProps) {
  const [values, setValues, draft] = useDraft(
    `supplier ${supplier?.supplierId ?? 'new'}`,
    () => valuesOf(supplier),
    { stored: supplier?.revision ?? 0 },
  );
  const save = useChange({
    send: (typed: Values, idempotencyKey) =>
      supplier
        ? call(changeSupplier, {
            params: { supplierId: supplier.supplierId },
            body: { ...bodyOf(typed), revision: draft.readAt },
          })
        : call(addSupplier, { body: bodyOf(typed) }, { idempotencyKey }),
    touches: ['suppliers'],
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  const toggle = (category: FabricCategory) =>
    setValues((now) => ({
      ...now,
      fabricCategories: now.fabricCategories.includes(category)
        ? now.fabricCategories.filter((each) => each !== category)
        : [...now.fabricCategories, category],
    }));
  return (
    <ActionSheet
      title={supplier ? texts.changeTitle(supplier.name) : texts.addTitle}
      action={texts.save}
      change={save}
      shownFields={[...SHOWN, ...Object.keys(save.fields).filter((name) => name.startsWith('contacts.'))]}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.name} autoFocus {...bound('name')} />
      <Field label={texts.alias} help={texts.aliasHelp} {...bound('alias')} />
      <div className="grid grid-cols-2 items-start gap-x-3">
        <Field label={texts.city} {...bound('city')} />
        <Field kind="whole-number" label={texts.stateCode} {...bound('stateCode')} />
        <Field label={texts.gstin} optional maxLength={20} {...bound('gstin')} />
        <Field kind="decimal" label={texts.rating} {...bound('rating')} />
        <Field kind="whole-number" label={texts.onTime} {...bound('onTimePercent')} />
        <Field kind="whole-number" label={texts.orders} {...bound('ordersDone')} />
        <Select label={texts.msme} options={MSME_OPTIONS} {...bound('msmeClass')} />
      </div>
      <ContactRows
        contacts={values.contacts}
        problems={save.fields}
        onChange={(contacts) => setValues((now) => ({ ...now, contacts }))}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{texts.weaves}</legend>
        <div className="grid grid-cols-2">
          {CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              label={FABRIC_CATEGORY_LABEL[category]}
              checked={values.fabricCategories.includes(category)}
              onChange={() => toggle(category)}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={texts.isActive}
        checked={values.isActive}
        onChange={(event) => setValues((now) => ({ ...now, isActive: event.target.checked }))}
      />
    </ActionSheet>
  );
}

function valuesOf(supplier: Supplier | null): Values {
  return {
    name: supplier?.name ?? '',
    alias: supplier?.alias ?? '',
    city: supplier?.city ?? '',
    stateCode: supplier?.stateCode ?? '',
    rating: supplier?.rating?.toString() ?? '',
    onTimePercent: supplier?.onTimePercent?.toString() ?? '',
    ordersDone: String(supplier?.ordersDone ?? 0),
    msmeClass: supplier?.msmeClass ?? '',
    fabricCategories: supplier?.fabricCategories ?? ['cotton'],
    isActive: supplier?.isActive ?? true,
    gstin: supplier?.gstin ?? '',
    contacts: (supplier?.contacts ?? []).map(contactValues),
  };
}

function bodyOf(values: Values) {
  const known = (typed: string) => (typed.trim() === '' ? null : Number(typed));
  return {
    name: values.name,
    alias: values.alias,
    city: values.city,
    stateCode: values.stateCode,
    rating: known(values.rating),
    onTimePercent: known(values.onTimePercent),
    ordersDone: Number(values.ordersDone),
    msmeClass: (values.msmeClass || null) as Supplier['msmeClass'],
    fabricCategories: [...values.fabricCategories],
    isActive: values.isActive,
    gstin: values.gstin.trim() || null,
    contacts: values.contacts.map(contactBody),
  };
}
