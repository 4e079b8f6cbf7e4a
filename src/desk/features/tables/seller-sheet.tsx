import { addSeller, changeSeller, type Seller } from '#contract/staff/sellers.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { MSME_CLASSES, type MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { MSME_CLASS_LABEL } from '#words/en/account.ts';
import { marketplaceTexts } from './marketplace.texts.ts';

const texts = marketplaceTexts.sellers;
const MSME_OPTIONS = [
  { value: '', label: texts.noMsme },
  ...MSME_CLASSES.map((value) => ({
    value,
    label: MSME_CLASS_LABEL[value],
  })),
];
const SHOWN = [
  'legalName',
  'gstin',
  'address',
  'city',
  'pincode',
  'lut',
  'lutDatedOn',
  'lutFinancialYear',
  'iec',
  'msmeClass',
  'invoicePrefix',
  'registersInvoices',
  'effectiveFrom',
];

export function SellerSheet({ seller, onClose }: { seller: Seller | null; onClose: () => void }) {
  const [values, setValues, draft] = useDraft(`seller ${seller?.sellerId ?? 'new'}`, () => valuesOf(seller), {
    stored: seller?.revision ?? 0,
  });
  const save = useChange({
    send: (typed: typeof values, idempotencyKey) =>
      seller
        ? call(changeSeller, {
            params: { sellerId: seller.sellerId },
            body: { ...bodyOf(typed), revision: draft.readAt },
          })
        : call(addSeller, { body: bodyOf(typed) }, { idempotencyKey }),
    touches: ['sellers'],
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={seller ? texts.correct : texts.addTitle}
      description={texts.lead}
      action={texts.save}
      change={save}
      draft={draft}
      shownFields={SHOWN}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.name} autoFocus {...bound('legalName')} />
      <Field label={texts.gstin} {...bound('gstin')} />
      <Field label={texts.address} {...bound('address')} />
      <div className="grid grid-cols-2 items-start gap-x-3">
        <Field label={texts.city} {...bound('city')} />
        <Field label={texts.pincode} inputMode="numeric" {...bound('pincode')} />
        <Field label={texts.lut} optional {...bound('lut')} />
        <DateField label={texts.lutDate} optional {...bound('lutDatedOn')} />
        <Field label={texts.lutYear} help={texts.lutYearHelp} optional {...bound('lutFinancialYear')} />
        <Field label={texts.iec} optional {...bound('iec')} />
        <Select label={texts.msme} options={MSME_OPTIONS} {...bound('msmeClass')} />
      </div>
      <Field
        label={texts.invoicePrefix}
        help={texts.invoicePrefixHelp}
        maxLength={3}
        {...bound('invoicePrefix')}
      />
      <Checkbox
        label={texts.invoicesElsewhere}
        help={texts.invoicesElsewhereHelp}
        checked={values.invoicesElsewhere}
        onChange={({ target: { checked } }) => setValues((now) => ({ ...now, invoicesElsewhere: checked }))}
      />
      <Checkbox
        label={texts.registersInvoices}
        help={texts.registersInvoicesHelp}
        error={save.fields.registersInvoices}
        checked={values.registersInvoices}
        onChange={({ target: { checked } }) => setValues((now) => ({ ...now, registersInvoices: checked }))}
      />
      <DateField label={texts.begins} help={texts.beginsHelp} optional {...bound('effectiveFrom')} />
    </ActionSheet>
  );
}

function valuesOf(seller: Seller | null) {
  return {
    legalName: seller?.legalName ?? '',
    gstin: seller?.gstin ?? '',
    address: seller?.address ?? '',
    city: seller?.city ?? '',
    pincode: seller?.pincode ?? '',
    lut: seller?.lut ?? '',
    lutDatedOn: seller?.lutDatedOn ?? '',
    lutFinancialYear: seller?.lutFinancialYear ?? '',
    iec: seller?.iec ?? '',
    msmeClass: seller?.msmeClass ?? '',
    invoicePrefix: seller?.invoicePrefix ?? 'SV',
    invoicesElsewhere: seller?.invoicesElsewhere ?? false,
    registersInvoices: seller?.registersInvoices ?? false,
    effectiveFrom: '',
  };
}

function bodyOf(typed: ReturnType<typeof valuesOf>) {
  const known = (text: string) => text.trim() || null;
  return {
    legalName: typed.legalName,
    gstin: typed.gstin,
    address: typed.address,
    city: typed.city,
    pincode: typed.pincode,
    lut: known(typed.lut),
    lutDatedOn: typed.lutDatedOn || null,
    lutFinancialYear: known(typed.lutFinancialYear),
    iec: known(typed.iec),
    msmeClass: (typed.msmeClass || null) as MsmeClass | null,
    invoicePrefix: known(typed.invoicePrefix),
    invoicesElsewhere: typed.invoicesElsewhere,
    registersInvoices: typed.registersInvoices,
    effectiveFrom: typed.effectiveFrom || null,
  };
}
