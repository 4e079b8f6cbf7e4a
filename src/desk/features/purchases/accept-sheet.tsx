import { acceptPurchase, type Purchase } from '#contract/staff/purchases.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { PURCHASES_KEY } from './purchases.queries.ts';
import { purchasesTexts } from './purchases.texts.ts';

const texts = purchasesTexts.accept;
type Props = { purchase: Purchase; onClose: () => void };

export function AcceptSheet({ purchase: { purchaseId, number }, onClose }: Props) {
  const [values, setValues, draft] = useDraft(`accept ${purchaseId}`, { note: '' });
  const save = useChange({
    send: (body: typeof values, idempotencyKey) =>
      call(acceptPurchase, { params: { purchaseId }, body }, { idempotencyKey }),
    touches: [PURCHASES_KEY],
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={`${texts.action}: ${number}`}
      description={texts.lead}
      action={texts.save}
      change={save}
      shownFields={['note']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Field label={texts.note} maxLength={200} {...bound('note')} />
    </ActionSheet>
  );
}
