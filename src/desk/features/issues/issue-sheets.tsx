import { useState } from 'react';
import { answerIssue, decideIssue, recordInspection, type StaffIssue } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
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
  const [text, setText] = useState('');
  const answer = useChange({
    send: (typed: string, idempotencyKey) =>
      call(answerIssue, { params: { issueId }, body: { text: typed } }, { idempotencyKey }),
    touches: ISSUE_KEYS,
    done: () => texts.done,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.title}
      action={issuesTexts.actions.answer}
      change={answer}
      shownFields={['text']}
      onSubmit={() => answer.run(text)}
      onClose={onClose}
    >
      <Words label={texts.text} value={text} error={answer.fields.text} onChange={setText} />
    </ActionSheet>
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
  const reject = useDecision(issueId, 'reject', texts.done, onClose);
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
  const [text, setText] = useState('');
  const close = useDecision(issueId, 'close', texts.done, onClose);
  return (
    <ActionSheet
      title={texts.title}
      description={texts.lead}
      action={issuesTexts.actions.close}
      change={close}
      shownFields={['text']}
      onSubmit={() => close.run({ text, notEligible: '' })}
      onClose={onClose}
    >
      <Words label={texts.text} value={text} error={close.fields.text} onChange={setText} />
    </ActionSheet>
  );
}

function useDecision(issueId: string, decision: 'reject' | 'close', done: string, onDone: () => void) {
  return useChange({
    send: ({ text, notEligible }: { text: string; notEligible: string }, idempotencyKey) => {
      const reason = notEligible ? { notEligible: notEligible as NotEligibleReason } : {};
      return call(
        decideIssue,
        { params: { issueId }, body: { decision, text, ...reason } },
        { idempotencyKey },
      );
    },
    touches: ISSUE_KEYS,
    done: () => done,
    onDone,
  });
}
