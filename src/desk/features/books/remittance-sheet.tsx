import { addRemittance, changeRemittance, type ExportInvoice } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { booksTexts } from './books.texts.ts';

const texts = booksTexts.exports;
type Remittance = ExportInvoice['remittances'][number];
type Values = { reference: string; ebrc: string; receivedOn: string; amount: string };

export type RemittanceSheetProps = {
  invoice: ExportInvoice;
  /** Null enters a new one. */
  remittance: Remittance | null;
  onClose: () => void;
};

export function RemittanceSheet({ invoice, remittance, onClose }: RemittanceSheetProps) {
  const { dispatchId, total } = invoice;
  const [values, setValues, draft] = useDraft<Values, number | null>(
    `remittance ${remittance?.remittanceId ?? dispatchId}`,
    () => valuesOf(remittance),
    { stored: remittance?.revision ?? null },
  );
  const save = useChange({
    send: ({ ebrc, ...typed }: Values, idempotencyKey) => {
      const body = { ...typed, ebrc: ebrc || null };
      return remittance
        ? call(changeRemittance, {
            params: { remittanceId: remittance.remittanceId },
            body: { ...body, revision: draft.readAt ?? remittance.revision },
          })
        : call(addRemittance, { params: { dispatchId }, body }, { idempotencyKey });
    },
    touches: ['books'],
    done: () => texts.remittanceSaved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={remittance ? texts.changeRemittance : texts.enterRemittance}
      description={invoice.number}
      action={texts.save}
      change={save}
      shownFields={['reference', 'ebrc', 'receivedOn', 'amount']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.reference} maxLength={35} {...bound('reference')} />
      <div className="grid grid-cols-2 gap-x-3">
        <DateField label={texts.receivedOn} max={today()} {...bound('receivedOn')} />
        <Field label={texts.amount(total.currency)} inputMode="decimal" {...bound('amount')} />
      </div>
      <Field label={texts.ebrc} optional maxLength={35} {...bound('ebrc')} />
    </ActionSheet>
  );
}

function valuesOf(remittance: Remittance | null): Values {
  return {
    reference: remittance?.reference ?? '',
    ebrc: remittance?.ebrc ?? '',
    receivedOn: remittance?.receivedOn ?? today(),
    amount: remittance ? amountInput(remittance.amount) : '',
  };
}
