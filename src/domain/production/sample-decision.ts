/** What a buyer may answer about a sample, and what becomes of it. */
import type { SampleApproval, SampleType } from './sample-approval.ts';

/** What a colour should have more of, as it is said over a light box. */
export const RESUBMIT_REASON_LABEL = {
  redder: 'Redder',
  yellower: 'Yellower',
  bluer: 'Bluer',
  darker: 'Darker',
  lighter: 'Lighter',
  brighter: 'Brighter',
  duller: 'Duller',
} as const;
export type ResubmitReason = keyof typeof RESUBMIT_REASON_LABEL;
export const RESUBMIT_REASONS = Object.keys(RESUBMIT_REASON_LABEL) as readonly ResubmitReason[];

export type SampleDecision = 'approve' | 'resubmit';

export type SamplePiece = { readonly label: string; readonly decision: SampleDecision | null };

export type SampleAnswer = {
  readonly decision: SampleDecision;
  readonly option?: string | undefined;
  /** The lots of a bulk sample that this answer is about. */
  readonly lots?: readonly string[] | undefined;
  readonly reasons?: readonly ResubmitReason[] | undefined;
  readonly note?: string | undefined;
};

/** Bulk is decided lot by lot; of every other sample one option is chosen. */
export function isDecidedByLot(type: SampleType): boolean {
  return type === 'bulk';
}

export type AnswerProblems = { option?: string; lots?: string; reasons?: string };

export function answerProblems(
  type: SampleType,
  pieces: readonly SamplePiece[],
  { decision, option, lots = [], reasons = [], note }: SampleAnswer,
): AnswerProblems {
  const needsWhy = decision === 'resubmit' && reasons.length === 0 && !note;
  const why = needsWhy ? { reasons: 'Tell us what should change: choose a reason or add a note.' } : {};
  if (isDecidedByLot(type)) return { ...why, ...lotProblem(pieces, lots) };
  if (decision === 'resubmit' || pieces.length < 2) return why;
  const isOffered = pieces.some(({ label }) => label === option);
  return isOffered ? {} : { option: 'Choose the option you approve.' };
}

function lotProblem(pieces: readonly SamplePiece[], lots: readonly string[]): AnswerProblems {
  if (lots.length === 0) return { lots: 'Choose at least one lot.' };
  const open = pieces.filter(({ decision }) => decision === null).map(({ label }) => label);
  return lots.every((lot) => open.includes(lot))
    ? {}
    : { lots: 'One of these lots has already been decided.' };
}

/** The pieces after an answer that has no problems. */
export function answeredPieces<Piece extends SamplePiece>(
  type: SampleType,
  pieces: readonly Piece[],
  { decision, option, lots = [] }: SampleAnswer,
): Piece[] {
  if (isDecidedByLot(type)) {
    return pieces.map((piece) => (lots.includes(piece.label) ? { ...piece, decision } : piece));
  }
  const chosen = option ?? pieces[0]?.label;
  return pieces.map((piece) =>
    decision === 'approve' && piece.label !== chosen ? piece : { ...piece, decision },
  );
}

/** A bulk sample stays open until every lot has its answer; one lot to be made again brings a new round. */
export function statusAfter(type: SampleType, pieces: readonly SamplePiece[]): SampleApproval {
  if (isDecidedByLot(type) && pieces.some(({ decision }) => decision === null)) return 'dispatched';
  return pieces.some(({ decision }) => decision === 'resubmit') ? 'resubmission_requested' : 'approved';
}
