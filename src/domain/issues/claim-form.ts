/** What a claim must say before it is sent, with one problem for each field that needs another look. */
import type { Length, LengthUnit } from '../shared/length.ts';
import type { ProblemOf } from '../shared/problem-list.ts';
import { lengthView } from '../shared/wire-figures.ts';
import type { ClaimFormProblems } from './claim-problem.ts';
import { isWindowOpen, windowClosesAt } from './claim-window.ts';
import { type DefectCode, defectOf, isAboutRolls } from './defects/defects.ts';
import type { NotEligibleReason } from './issue-status.ts';

export const CLAIM_PHOTOS = { min: 2, max: 10 } as const;
export const CLAIM_NOTE_MAX = 2000;
export const CLAIM_MEASURED_MAX = 80;
/** Of one dispatch or several; more is one claim for the whole dispatch. */
export const CLAIM_ROLLS_MAX = 2000;

export type ClaimForm = {
  readonly defect: DefectCode;
  readonly rollCount: number;
  /** Of the rolls that were chosen. */
  readonly rollsLength: Length;
  /** The part of them that is faulty; null where it is not about rolls. */
  readonly affected: Length | null;
  readonly photoCount: number;
  readonly reader?: LengthUnit | undefined;
  readonly hasTestReport: boolean;
};

export type ClaimFormProblem = ProblemOf<ClaimFormProblems>;
export type ProblemsOfClaim = {
  rollIds?: ClaimFormProblem;
  quantity?: ClaimFormProblem;
  fileIds?: ClaimFormProblem;
  testReportFileId?: ClaimFormProblem;
};

export function claimProblems(form: ClaimForm): ProblemsOfClaim {
  const problems: ProblemsOfClaim = {};
  const { min, max } = CLAIM_PHOTOS;
  if (isAboutRolls(form.defect)) {
    if (form.rollCount === 0) problems.rollIds = { code: 'claim_rolls_missing' };
    const problem = affectedProblem(form);
    if (problem) problems.quantity = problem;
  }
  if (form.photoCount < min) problems.fileIds = { code: 'claim_photos_too_few' };
  if (form.photoCount > max) problems.fileIds = { code: 'claim_photos_too_many' };
  if (needsTestReport(form.defect) && !form.hasTestReport) {
    problems.testReportFileId = { code: 'claim_report_missing' };
  }
  return problems;
}

function affectedProblem({ affected, rollsLength, rollCount, reader }: ClaimForm): ClaimFormProblem | null {
  if (!affected || affected.thousandths <= 0n) return { code: 'claim_length_missing' };
  if (rollCount === 0 || affected.thousandths <= rollsLength.thousandths) return null;
  const params = { selected: lengthView(rollsLength), reader: reader ?? null };
  return { code: 'claim_length_too_long', params };
}

/** Faults that only a laboratory finds are claimed with its report. */
export function needsTestReport(defect: DefectCode): boolean {
  return defectOf(defect).window === 'hidden';
}

export type ClaimedRoll = { readonly deliveredAt: Date | null; readonly isSettled: boolean };

/** Why this fault can no longer be claimed for a roll, or null. A roll that has not arrived is nobody's loss yet. */
export function notClaimable(
  roll: ClaimedRoll,
  { defect, isCut, now }: { readonly defect: DefectCode; readonly isCut: boolean; readonly now: Date },
): NotEligibleReason | null {
  const { window } = defectOf(defect);
  if (roll.isSettled) return 'already_settled';
  if (roll.deliveredAt && !isWindowOpen(window, roll.deliveredAt, now)) return 'window_passed';
  return isCut && isLostByCutting(defect) ? 'already_cut' : null;
}

/** Rolls that never arrived, and documents, cannot have been cut. */
export function asksWhetherCut(defect: DefectCode): boolean {
  return defect !== 'short_ship' && isAboutRolls(defect);
}

/** A fault that can be seen is to be seen before the shears. */
export function isLostByCutting(defect: DefectCode): boolean {
  return defectOf(defect).window !== 'hidden' && asksWhetherCut(defect);
}

/** Until when this fault can be claimed for the latest of these deliveries; null where there is none. */
export function claimableUntil(defect: DefectCode, deliveries: readonly Date[]): Date | null {
  const latest = deliveries.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return latest ? windowClosesAt(defectOf(defect).window, latest) : null;
}
