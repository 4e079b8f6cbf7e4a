import { useState } from 'react';
import { answerIssue, decideIssue, recordInspection, type StaffIssue } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { CLAIM_NOTE_MAX } from '#domain/issues/claim-form.ts';
import {
  NOT_ELIGIBLE_REASON_LABEL,
  NOT_ELIGIBLE_REASONS,
  type NotEligibleReason,
} from '#domain/issues/issue-status.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { ISSUE_KEYS } from './issues.queries.ts';
import { issuesTexts } from './issues.texts.ts';

type IssueSheetProps = { issue: StaffIssue; onClose: () => void };
type Inspection = NonNullable<StaffIssue['inspection']>;

const RESULTS = Object.entries(issuesTexts.inspections).map(([value, label]) => ({ value, label }));
const REASONS = NOT_ELIGIBLE_REASONS.map((value) => ({ value, label: NOT_ELIGIBLE_REASON_LABEL[value] }));

type WordsProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function Words({ onChange, ...words }: WordsProps) {
  return (
    <TextArea
      {...words}
      maxLength={CLAIM_NOTE_MAX}
      autoFocus
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function AnswerSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.answerSheet;
  return (
    <TextSheet
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
  const [values, setValues] = useState({ result: '', text: '' });
  const inspect = useChange({
    send: ({ result, text }: typeof values, idempotencyKey) =>
      call(
        recordInspection,
        { params: { issueId }, body: { result: result as Inspection, text } },
        { idempotencyKey },
      ),
    touches: ISSUE_KEYS,
    done: () => texts.done,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.title}
      action={issuesTexts.actions.inspect}
      change={inspect}
      shownFields={['result', 'text']}
      onSubmit={() => inspect.run(values)}
      onClose={onClose}
    >
      <Select
        label={texts.result}
        options={RESULTS}
        placeholder={texts.choose}
        value={values.result}
        error={inspect.fields.result}
        onChange={(event) => setValues((now) => ({ ...now, result: event.target.value }))}
      />
      <Words
        label={texts.text}
        value={values.text}
        error={inspect.fields.text}
        onChange={(text) => setValues((now) => ({ ...now, text }))}
      />
    </ActionSheet>
  );
}

export function RejectSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.rejectSheet;
  const [values, setValues] = useState({ text: '', notEligible: '' });
  const reject = useChange({
    send: ({ text, notEligible }: typeof values, idempotencyKey) => {
      const reason = notEligible ? { notEligible: notEligible as NotEligibleReason } : {};
      const body = { decision: 'reject' as const, text, ...reason };
      return call(decideIssue, { params: { issueId }, body }, { idempotencyKey });
    },
    touches: ISSUE_KEYS,
    done: () => texts.done,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.title}
      action={issuesTexts.actions.reject}
      variant="danger"
      change={reject}
      shownFields={['text', 'notEligible']}
      onSubmit={() => reject.run(values)}
      onClose={onClose}
    >
      <Words
        label={texts.text}
        value={values.text}
        error={reject.fields.text}
        onChange={(text) => setValues((now) => ({ ...now, text }))}
      />
      <Select
        label={texts.notEligible}
        options={REASONS}
        placeholder={texts.stillEligible}
        value={values.notEligible}
        error={reject.fields.notEligible}
        onChange={(event) => setValues((now) => ({ ...now, notEligible: event.target.value }))}
      />
    </ActionSheet>
  );
}

export function CloseSheet({ issue: { issueId }, onClose }: IssueSheetProps) {
  const texts = issuesTexts.closeSheet;
  return (
    <TextSheet
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
