/** What the mill is told of a buyer's decision, ready to be sent: which option or lot, what should change, what comes next. */
import { SAMPLE_TYPE_LABEL, type SampleType } from './sample-approval.ts';
import {
  isDecidedByLot,
  RESUBMIT_REASON_LABEL,
  type ResubmitReason,
  type SampleDecision,
} from './sample-decision.ts';

export type BriefedPiece = {
  readonly label: string;
  readonly decision: SampleDecision | null;
  readonly reasons: readonly ResubmitReason[];
  readonly answerNote: string | null;
};

export type BriefedRound = {
  readonly number: string;
  readonly quality: string;
  readonly type: SampleType;
  readonly colour: string | null;
  readonly standard: string | null;
  readonly round: number;
  readonly pieces: readonly BriefedPiece[];
};

/** Mills do not learn who the buyer is. */
export function millBrief({ number, quality, type, colour, standard, round, pieces }: BriefedRound): string {
  const what = [SAMPLE_TYPE_LABEL[type], colour].filter(Boolean).join(', ');
  const isToldStandard = standard !== null && standard !== colour;
  return [
    `Order ${number}: ${quality}`,
    `${what}, round ${round}`,
    ...(isToldStandard ? [`Standard: ${standard}`] : []),
    '',
    ...decisionLines({ type, round, pieces }),
  ].join('\n');
}

/** What was decided, and what comes next; empty where nothing was. */
export function decisionLines({
  type,
  round,
  pieces,
}: Pick<BriefedRound, 'type' | 'round' | 'pieces'>): string[] {
  return isDecidedByLot(type) ? lotLines(pieces, round) : optionLines(pieces, round);
}

function optionLines(pieces: readonly BriefedPiece[], round: number): string[] {
  const approved = pieces.find(({ decision }) => decision === 'approve');
  if (approved) {
    const name = pieces.length > 1 ? `Option ${approved.label} is approved` : 'Approved';
    return [`${name}. Please match the bulk to it.`, ...noteOf(approved)];
  }
  const [requested] = pieces.filter(({ decision }) => decision === 'resubmit');
  if (!requested) return [];
  const refused = pieces.length > 1 ? 'No option is approved.' : 'Not approved.';
  return [`${refused}${shadeText(requested)}`, ...noteOf(requested), nextRound(round)];
}

/** Lots with the same answer stand in one line. */
function lotLines(pieces: readonly BriefedPiece[], round: number): string[] {
  const answers = Map.groupBy(
    pieces.filter(({ decision }) => decision !== null),
    ({ decision, reasons, answerNote }) => JSON.stringify([decision, reasons, answerNote]),
  );
  const lines = [...answers.values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    const name = lotNames(together.map(({ label }) => label));
    const said = first.decision === 'approve' ? 'approved.' : `not approved.${shadeText(first)}`;
    return [`${name}: ${said}`, ...noteOf(first)];
  });
  const isAskedAgain = pieces.some(({ decision }) => decision === 'resubmit');
  return isAskedAgain ? [...lines, nextRound(round)] : lines;
}

function lotNames(labels: readonly string[]): string {
  return `${labels.length > 1 ? 'Lots' : 'Lot'} ${labels.join(', ')}`;
}

function shadeText({ reasons }: BriefedPiece): string {
  const words = reasons.map((reason) => RESUBMIT_REASON_LABEL[reason].toLowerCase());
  if (words.length === 0) return '';
  const last = words.at(-1) ?? '';
  const joined = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
  return ` The shade should be ${joined}.`;
}

function noteOf({ answerNote }: BriefedPiece): string[] {
  return answerNote ? [`Note: ${answerNote}`] : [];
}

function nextRound(round: number): string {
  return `Please send round ${round + 1}.`;
}
