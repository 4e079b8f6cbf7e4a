import { type MillInvoice, payMillInvoice } from '#contract/staff/purchases.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { amountInput, moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PURCHASES_KEY } from './purchases.queries.ts';
import { purchasesTexts } from './purchases.texts.ts';

const texts = purchasesTexts.pay;
type Props = { invoice: MillInvoice; onClose: () => void };

export function PaymentSheet({ invoice, onClose }: Props) {
  const { invoiceId, number, open, payments } = invoice;
  const [values, setValues, draft] = useDraft(`mill payment ${invoiceId} ${open.minor}`, {
    amount: amountInput(open),
    paidOn: today(),
    utr: '',
  });
  const save = useChange({
    send: (body: typeof values, idempotencyKey) =>
      call(payMillInvoice, { params: { invoiceId }, body }, { idempotencyKey }),
    touches: [PURCHASES_KEY, 'held-acts', 'today'],
    done: ({ invoices }) => {
      const now = invoices.find((each) => each.invoiceId === invoiceId);
      return now?.payments.length === payments.length ? heldActsTexts.held : texts.done;
    },
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={`${texts.action}: ${number}`}
      description={`${texts.lead} ${purchasesTexts.owed(moneyText(open))}.`}
      action={texts.save}
      change={save}
      shownFields={['amount', 'paidOn', 'utr']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={texts.amount(open.currency)} inputMode="decimal" {...bound('amount')} />
        <DateField label={texts.paidOn} max={today()} {...bound('paidOn')} />
      </div>
      <Field label={texts.utr} maxLength={35} {...bound('utr')} />
    </ActionSheet>
  );
}
