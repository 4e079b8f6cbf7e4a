import { answerIssue, decideIssue, recordInspection, type StaffIssue } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { CLAIM_NOTE_MAX } from '#domain/issues/claim-form.ts';
import { NOT_ELIGIBLE_REASONS, type NotEligibleReason } from '#domain/issues/issue-status.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { NOT_ELIGIBLE_REASON_LABEL } from '#words/en/issues.ts';
import { ISSUE_KEYS } from './issues.queries.ts';
import { issuesTexts } from './issues.texts.ts';
import { useIssueChange } from './use-issue-change.ts';

type IssueSheetProps = { issue: StaffIssue; onClose: () => void };
type Inspection = NonNullable<StaffIssue['inspection']>;

const RESULTS = Object.entries(issuesTexts.inspections).map(([value, label]) => ({ value, label }));
const REASONS = NOT_ELIGIBLE_REASONS.map((value) => ({ value, label: NOT_ELIGIBLE_REASON_LABEL[value] }));

export function AnswerSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.answerSheet;
  return (
    <TextSheet
      recordId={issueId}
      title={texts.title}
      action={issuesTexts.actions.answer}
      name="text"
      label={texts.text}
      maxLength={CLAIM_NOTE_MAX}
      isLong
      send={(text, idempotencyKey) =>
        call(answerIssue, { params: { issueId }, body: { text } }, { idempotencyKey })
      }
      touches={ISSUE_KEYS}
      done={texts.done}
      onClose={onClose}
    />
  );
}

export function InspectSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.inspectSheet;
  const [values, setValues, draft] = useDraft(`inspect ${issueId}`, { result: '', text: '' });
  const inspect = useIssueChange(
    ({ result, text }: typeof values, idempotencyKey) => {
      const body = { result: result as Inspection, text };
      return call(recordInspection, { params: { issueId }, body }, { idempotencyKey });
    },
    { done: texts.done, onClose: draft.discardThen(onClose) },
  );
  const bound = textFields(values, setValues, inspect.fields);
  return (
    <ActionSheet
      title={texts.title}
      action={issuesTexts.actions.inspect}
      change={inspect}
      shownFields={['result', 'text']}
      draft={draft}
      onSubmit={() => inspect.run(values)}
      onClose={onClose}
    >
      <Select label={texts.result} options={RESULTS} placeholder={texts.choose} {...bound('result')} />
      <TextArea label={texts.text} maxLength={CLAIM_NOTE_MAX} autoFocus {...bound('text')} />
    </ActionSheet>
  );
}

export function RejectSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.rejectSheet;
  const [values, setValues, draft] = useDraft(`reject ${issueId}`, { text: '', notEligible: '' });
  const reject = useIssueChange(
    ({ text, notEligible }: typeof values, idempotencyKey) => {
      const reason = notEligible ? { notEligible: notEligible as NotEligibleReason } : {};
      const body = { decision: 'reject' as const, text, ...reason };
      return call(decideIssue, { params: { issueId }, body }, { idempotencyKey });
    },
    { done: texts.done, onClose: draft.discardThen(onClose) },
  );
  const bound = textFields(values, setValues, reject.fields);
  return (
    <ActionSheet
      title={texts.title}
      action={issuesTexts.actions.reject}
      variant="danger"
      change={reject}
      shownFields={['text', 'notEligible']}
      draft={draft}
      onSubmit={() => reject.run(values)}
      onClose={onClose}
    >
      <TextArea label={texts.text} maxLength={CLAIM_NOTE_MAX} autoFocus {...bound('text')} />
      <Select
        label={texts.notEligible}
        options={REASONS}
        placeholder={texts.stillEligible}
        {...bound('notEligible')}
      />
    </ActionSheet>
  );
}

export function CloseSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.closeSheet;
  return (
    <TextSheet
      recordId={issueId}
      title={texts.title}
      description={texts.lead}
      action={issuesTexts.actions.close}
      name="text"
      label={texts.text}
      maxLength={CLAIM_NOTE_MAX}
      isLong
      send={(text, idempotencyKey) =>
        call(decideIssue, { params: { issueId }, body: { decision: 'close', text } }, { idempotencyKey })
      }
      touches={ISSUE_KEYS}
      done={texts.done}
      onClose={onClose}
    />
  );
}
