import { type ExportInvoice, saveShippingBill } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { booksTexts } from './books.texts.ts';

const texts = booksTexts.exports;
type Values = { number: string; billedOn: string; portCode: string };

export function ShippingBillSheet({ invoice, onClose }: { invoice: ExportInvoice; onClose: () => void }) {
  const { dispatchId, shippingBill: bill } = invoice;
  const revision = bill?.revision ?? null;
  const [values, setValues, draft] = useDraft<Values, number | null>(
    `shipping bill ${dispatchId}`,
    { number: bill?.number ?? '', billedOn: bill?.billedOn ?? today(), portCode: bill?.portCode ?? '' },
    { stored: revision },
  );
  const save = useChange({
    send: (typed: Values) => {
      const body = { ...typed, ...(draft.readAt === null ? {} : { revision: draft.readAt }) };
      return call(saveShippingBill, { params: { dispatchId }, body });
    },
    touches: ['books'],
    done: () => texts.billSaved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={bill ? texts.changeBill : texts.enterBill}
      description={invoice.number}
      action={texts.save}
      change={save}
      shownFields={['number', 'billedOn', 'portCode']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.number} inputMode="numeric" maxLength={7} {...bound('number')} />
      <DateField label={texts.billedOn} max={today()} {...bound('billedOn')} />
      <Field
        label={texts.portCode}
        help={texts.portHelp}
        autoCapitalize="characters"
        maxLength={6}
        {...bound('portCode')}
      />
    </ActionSheet>
  );
}
