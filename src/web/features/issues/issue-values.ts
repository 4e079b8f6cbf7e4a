/** What is typed into the form of an issue, what needs another look, and what is sent. */
import type { IssueForm, raiseIssue } from '#contract/customer/issues.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { asksWhetherCut, claimProblems, isLostByCutting } from '#domain/issues/claim-form.ts';
import type { DefectGroup } from '#domain/issues/defects/defect.ts';
import { type DefectCode, defectOf, isAboutRolls } from '#domain/issues/defects/defects.ts';
import { FAULT_SIZES, type FaultCounts, type FaultSize } from '#domain/issues/four-point.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { type Length, type LengthUnit, parseLength } from '#domain/shared/length.ts';
import type { Problems } from '#web/widgets/forms/use-form.ts';
import { CLAIM_FORM_PROBLEM_TEXT } from '#words/page/claim-problems.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { NOT_ELIGIBLE_REASON_LABEL } from '#words/page/issues.ts';
import { fieldTexts, problemText } from '#words/problem-text.ts';
import { raiseIssueTexts } from './raise-issue.texts.ts';
import { isInTime } from './report-by.ts';

const { problems: texts } = raiseIssueTexts;

export type IssueValues = {
  group: DefectGroup | '';
  defect: DefectCode | '';
  rollIds: readonly string[];
  quantity: string;
  isCut: 'yes' | 'no' | '';
  measured: string;
  /** Null while nobody counts. */
  counts: Readonly<Record<FaultSize, string>> | null;
  note: string;
  wantedOutcome: Outcome | '';
  testReportFileId: string;
  /** Only for the sentence beside them: photos live in their own list. */
  fileIds: string;
  acceptsPolicy: boolean;
};

export const EMPTY_ISSUE: IssueValues = {
  group: '',
  defect: '',
  rollIds: [],
  quantity: '',
  isCut: '',
  measured: '',
  counts: null,
  note: '',
  wantedOutcome: '',
  testReportFileId: '',
  fileIds: '',
  acceptsPolicy: false,
};

/** What the buyer counted when the goods were received; `shortage` names it in the address. */
const SHORTAGE = {
  missing_rolls: 'short_ship',
  short_rolls: 'short_roll',
} as const satisfies Record<string, DefectCode>;

/** A counted shortage is ready to be sent: its rolls and their missing length. */
export function firstValues(form: IssueForm, search: URLSearchParams): IssueValues {
  const shortage = Object.keys(SHORTAGE).find((kind) => kind === search.get('shortage'));
  if (!shortage) return EMPTY_ISSUE;
  const dispatchId = search.get('dispatchId');
  const isMissing = ({ short, length }: IssueForm['rolls'][number]) =>
    short?.thousandths === length.thousandths;
  const short = form.rolls.filter(
    (roll) =>
      roll.short !== null &&
      !roll.isClaimed &&
      (dispatchId === null || roll.dispatchId === dispatchId) &&
      isMissing(roll) === (shortage === 'missing_rolls'),
  );
  const thousandths = short.reduce((sum, roll) => sum + BigInt(roll.short?.thousandths ?? 0), 0n);
  return {
    ...EMPTY_ISSUE,
    group: 'quantity',
    defect: SHORTAGE[shortage as keyof typeof SHORTAGE],
    rollIds: short.map(({ rollId }) => rollId),
    quantity: thousandths > 0n ? String(Number(thousandths) / 1000) : '',
    isCut: 'no',
  };
}

export function chosenRolls({ rolls }: IssueForm, rollIds: readonly string[]): IssueForm['rolls'] {
  const chosen = new Set(rollIds);
  return rolls.filter(({ rollId }) => chosen.has(rollId));
}

export function chosenLength(form: IssueForm, rollIds: readonly string[]): Length {
  const thousandths = chosenRolls(form, rollIds).reduce(
    (sum, { length }) => sum + BigInt(length.thousandths),
    0n,
  );
  return { thousandths, unit: form.unit };
}

export function issueProblems(
  values: IssueValues,
  form: IssueForm,
  photoCount: number,
  reader?: LengthUnit,
): Problems<IssueValues> {
  const { defect, quantity, rollIds } = values;
  const always: Problems<IssueValues> = {
    ...(values.group === '' ? { group: texts.group } : defect === '' ? { defect: texts.defect } : {}),
    ...(values.isCut === '' && asksIfCut(values)
      ? { isCut: CLAIM_FORM_PROBLEM_TEXT.claim_cut_not_said }
      : {}),
    ...(values.wantedOutcome === '' ? { wantedOutcome: CLAIM_FORM_PROBLEM_TEXT.claim_outcome_missing } : {}),
    ...(values.acceptsPolicy ? {} : { acceptsPolicy: CLAIM_FORM_PROBLEM_TEXT.claim_policy_not_accepted }),
  };
  if (defect === '') return always;
  const typed = parseLength(quantity, form.unit);
  const found = claimProblems({
    defect,
    rollCount: rollIds.length,
    rollsLength: chosenLength(form, rollIds),
    affected: typed.ok ? typed.length : null,
    photoCount,
    reader,
    hasTestReport: values.testReportFileId !== '',
  });
  const isMistyped = quantity !== '' && !typed.ok && isAboutRolls(defect);
  const cut = cutProblem(values);
  return {
    ...fieldTexts(CLAIM_FORM_PROBLEM_TEXT, found),
    ...(isMistyped ? { quantity: problemText(TYPED_PROBLEM_TEXT, typed.problem) } : {}),
    ...(cut ? { isCut: cut } : {}),
    ...(isInTime(defect, form) ? {} : { defect: texts.tooLate }),
    ...always,
  };
}

/** Until a fault is chosen it may be one that is lost by cutting. */
export function asksIfCut({ defect }: Pick<IssueValues, 'defect'>): boolean {
  return defect === '' || asksWhetherCut(defect);
}

/** Said as soon as it is answered: nobody should fill in the rest in vain. */
export function cutProblem({ defect, isCut }: IssueValues): string | undefined {
  return isCut === 'yes' && defect !== '' && isLostByCutting(defect)
    ? NOT_ELIGIBLE_REASON_LABEL.already_cut
    : undefined;
}

export function countsOf(counts: IssueValues['counts']): FaultCounts | null {
  if (!counts) return null;
  const numbers = FAULT_SIZES.map((size) => [size, Math.max(0, Math.trunc(Number(counts[size]) || 0))]);
  return Object.fromEntries(numbers) as FaultCounts;
}

export type IssueBody = CallInput<typeof raiseIssue>['body'];

/** Null while something is missing; the form says what. */
export function issueBody(
  values: IssueValues,
  { policy }: IssueForm,
  fileIds: readonly string[],
): IssueBody | null {
  const { defect, wantedOutcome, isCut } = values;
  const isAsked = asksIfCut(values);
  if (defect === '' || wantedOutcome === '' || (isAsked && isCut === '')) return null;
  const counts = defectOf(defect).isCountedInPoints ? countsOf(values.counts) : null;
  const isOfRolls = isAboutRolls(defect);
  const [measured, note] = [values.measured.trim(), values.note.trim()];
  return {
    defect,
    wantedOutcome,
    ...(isAsked ? { isCut: isCut === 'yes' } : {}),
    rollIds: isOfRolls ? [...values.rollIds] : [],
    quantity: isOfRolls ? values.quantity : null,
    fileIds: [...fileIds],
    policyVersion: policy.version,
    ...(measured ? { measured } : {}),
    ...(note ? { note } : {}),
    ...(counts ? { faultCounts: counts } : {}),
    ...(values.testReportFileId ? { testReportFileId: values.testReportFileId } : {}),
  };
}
