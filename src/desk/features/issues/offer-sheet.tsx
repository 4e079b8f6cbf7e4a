import { offerSettlement, type StaffIssue } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { CLAIM_NOTE_MAX } from '#domain/issues/claim-form.ts';
import { OUTCOMES, type Outcome } from '#domain/issues/outcome.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { OUTCOME_LABEL } from '#words/en/issues.ts';
import { issuesTexts } from './issues.texts.ts';
import { useIssueChange } from './use-issue-change.ts';

const texts = issuesTexts.offerSheet;
const OPTIONS = OUTCOMES.map((value) => ({ value, label: OUTCOME_LABEL[value] }));

export function OfferSheet({ issue, onClose }: { issue: StaffIssue; onClose: () => void }) {
  const { issueId, limit, wantedOutcome } = issue;
  const [values, setValues, draft] = useDraft(`offer ${issueId}`, {
    outcome: wantedOutcome as Outcome,
    amount: '',
    note: '',
  });
  const offer = useIssueChange(
    ({ note, ...typed }: typeof values, idempotencyKey) => {
      const body = { ...typed, ...(note.trim() ? { note } : {}) };
      return call(offerSettlement, { params: { issueId }, body }, { idempotencyKey });
    },
    {
      done: ({ status }) => (status === 'offer' ? texts.done : heldActsTexts.held),
      onClose: draft.discardThen(onClose),
    },
  );
  return (
    <ActionSheet
      title={texts.title}
      action={issuesTexts.actions.offer}
      change={offer}
      shownFields={['outcome', 'amount', 'note']}
      draft={draft}
      onSubmit={() => offer.run(values)}
      onClose={onClose}
    >
      <RadioGroup
        legend={texts.outcome}
        name="outcome"
        options={OPTIONS}
        inline
        value={values.outcome}
        error={offer.fields.outcome}
        onChange={(outcome) => setValues((now) => ({ ...now, outcome: outcome as Outcome }))}
      />
      <Field
        kind="decimal"
        label={texts.amount}
        prefix={CURRENCY_SYMBOL[limit.currency]}
        help={texts.most(moneyText(limit))}
        value={values.amount}
        error={offer.fields.amount}
        onChange={(event) => setValues((now) => ({ ...now, amount: event.target.value }))}
      />
      <TextArea
        label={texts.note}
        optional
        maxLength={CLAIM_NOTE_MAX}
        value={values.note}
        error={offer.fields.note}
        onChange={(event) => setValues((now) => ({ ...now, note: event.target.value }))}
      />
    </ActionSheet>
  );
}
