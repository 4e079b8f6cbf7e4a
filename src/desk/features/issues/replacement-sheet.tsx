import { type StaffIssue, sendReplacement } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { TRANSPORT_MODE_LABEL, type TransportMode } from '#domain/delivery/dispatch-papers.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { issuesTexts } from './issues.texts.ts';
import { useIssueChange } from './use-issue-change.ts';

const texts = issuesTexts.sendSheet;
const MODES = Object.entries(TRANSPORT_MODE_LABEL).map(([value, label]) => ({ value, label }));
const SHOWN = ['quantity', 'transporter', 'lrNumber', 'transportMode', 'vehicleNumber', 'ewayBill'] as const;

/** Goods in place of claimed ones leave with a delivery challan. */
export function ReplacementSheet({ issue, onClose }: { issue: StaffIssue; onClose: () => void }) {
  const { issueId, quantity } = issue;
  const [values, setValues, draft] = useDraft(`replace ${issueId}`, {
    quantity: quantity
      ? writeScaled(BigInt(quantity.thousandths), 3, 'western', 'needed').replaceAll(',', '')
      : '',
    transporter: '',
    lrNumber: '',
    transportMode: 'road',
    vehicleNumber: '',
    ewayBill: '',
  });
  const send = useIssueChange(
    ({ transportMode, vehicleNumber, ewayBill, ...typed }: typeof values, idempotencyKey) => {
      const body = {
        ...typed,
        transportMode: transportMode as TransportMode,
        ...(vehicleNumber.trim() ? { vehicleNumber } : {}),
        ...(ewayBill.trim() ? { ewayBill } : {}),
      };
      return call(sendReplacement, { params: { issueId }, body }, { idempotencyKey });
    },
    { done: texts.done, onClose: draft.discardThen(onClose) },
  );
  const bound = textFields(values, setValues, send.fields);
  return (
    <ActionSheet
      title={texts.title}
      description={texts.lead}
      action={issuesTexts.actions.send}
      change={send}
      shownFields={SHOWN}
      draft={draft}
      onSubmit={() => send.run(values)}
      onClose={onClose}
    >
      <Field
        kind="decimal"
        label={texts.quantity}
        {...(quantity && { suffix: LENGTH_UNIT_SYMBOL[quantity.unit] })}
        {...bound('quantity')}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={texts.transporter} maxLength={60} {...bound('transporter')} />
        <Field label={texts.lr} maxLength={30} {...bound('lrNumber')} />
        <Select label={texts.mode} options={MODES} {...bound('transportMode')} />
        <Field label={texts.vehicle} optional maxLength={20} {...bound('vehicleNumber')} />
      </div>
      <Field label={texts.eway} optional maxLength={20} help={texts.ewayHelp} {...bound('ewayBill')} />
    </ActionSheet>
  );
}
