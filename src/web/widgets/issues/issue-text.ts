/** An issue in the buyer's words. */

import type { Issue } from '#contract/customer/issues.ts';
import { asksWhetherCut } from '#domain/issues/claim-form.ts';
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf, moneyOf } from '#domain/shared/wire-figures.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import { OUTCOME_LABEL } from '#words/page/issues.ts';
import type { Fact } from '../facts.tsx';
import { issuesTexts } from './issues.texts.ts';

const { facts: texts } = issuesTexts;

const TONE: Readonly<Record<ClaimStatus, ChipTone>> = {
  raised: 'info',
  under_review: 'info',
  offer: 'warn',
  accepted: 'good',
  disputed: 'info',
  escalated: 'warn',
  closed: 'good',
  withdrawn: 'neutral',
  rejected: 'bad',
};

export function issueTone({ status }: Pick<Issue, 'status'>): ChipTone {
  return TONE[status];
}

export function offerText({ outcome, amount }: NonNullable<Issue['offer']>): string {
  const worth = formatMoney(moneyOf(amount));
  return outcome === 'replacement'
    ? `${OUTCOME_LABEL[outcome]}. ${issuesTexts.offer.worth(worth)}`
    : `${OUTCOME_LABEL[outcome]} of ${worth}`;
}

export function issueFacts(issue: Issue, unit?: LengthUnit): Fact[] {
  const {
    rolls,
    quantity,
    measured,
    points,
    pointsPer100,
    pointsLimit,
    creditNoteNumber,
    challanNumber,
    testReport,
  } = issue;
  const optional: readonly (Fact | null)[] = [
    rolls.length > 0 ? { label: texts.rolls, value: rollText(issue) } : null,
    quantity ? { label: texts.quantity, value: formatLengthFor(lengthOf(quantity), unit) } : null,
    asksWhetherCut(issue.defect) ? { label: texts.cut, value: issue.isCut ? texts.yes : texts.no } : null,
    measured ? { label: texts.measured, value: measured } : null,
    points !== null && pointsPer100 !== null && pointsLimit !== null
      ? { label: texts.points, value: texts.pointsOf(points, pointsPer100.toFixed(2), pointsLimit) }
      : null,
    testReport ? { label: texts.testReport, value: texts.attached } : null,
    { label: texts.wanted, value: OUTCOME_LABEL[issue.wantedOutcome] },
    creditNoteNumber ? { label: texts.creditNote, value: creditNoteNumber } : null,
    challanNumber ? { label: texts.challan, value: challanNumber } : null,
    { label: texts.policy, value: texts.policyVersion(issue.policyVersion) },
  ];
  return optional.filter((fact) => fact !== null);
}

const NAMED_ROLLS = 8;

/** Many rolls are counted, a few are named. */
export function rollText({ rolls }: Pick<Issue, 'rolls'>): string {
  if (rolls.length > NAMED_ROLLS) return issuesTexts.rolls(rolls.length);
  return rolls.map(({ number }) => number).join(', ');
}
