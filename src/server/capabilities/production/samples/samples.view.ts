/** A sample with all its rounds, as its buyer and the desk see it. */
import type { Sample } from '#contract/customer/production.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { LIGHT_SOURCES } from '#domain/production/lab-reading.ts';
import {
  SAMPLE_APPROVAL_CODE,
  SAMPLE_APPROVAL_LABEL,
  SAMPLE_TYPE_LABEL,
  sampleLifecycle,
} from '#domain/production/sample-approval.ts';
import { isDecidedByLot } from '#domain/production/sample-decision.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import type { PlanRow, TaskRow } from '../plans.store.ts';
import type { ListedPiece, ReadingRow, RoundRow, SampleRow } from './samples.store.ts';

export type SampleContext = {
  plan: PlanRow;
  tasks: readonly TaskRow[];
  rounds: readonly RoundRow[];
  pieces: readonly ListedPiece[];
  readings: readonly ReadingRow[];
  today: CalendarDay;
  photoOf: (fileId: string | null) => StoredFile | null;
};

export function sampleView(sample: SampleRow, context: SampleContext): Sample {
  const rounds = context.rounds.filter(({ sample_id }) => sample_id === sample.sample_id);
  const last = rounds.at(-1);
  const task = context.tasks.find(({ task_id }) => task_id === sample.task_id);
  const isWaiting = sample.status === 'dispatched';
  const needsPhotoConsent =
    isWaiting && last?.courier_number === null && context.plan.photo_approval_at === null;
  const roundsLeft = Math.max(0, (task?.max_submissions ?? Number.MAX_SAFE_INTEGER) - sample.round);
  const moves = nextStates(sampleLifecycle, sample.status, 'customer');
  return {
    sampleId: sample.sample_id,
    taskId: sample.task_id,
    type: sample.sample_type,
    typeLabel: SAMPLE_TYPE_LABEL[sample.sample_type],
    colour: sample.colour,
    status: SAMPLE_APPROVAL_CODE[sample.status],
    statusLabel: SAMPLE_APPROVAL_LABEL[sample.status],
    round: sample.round,
    isDecidedByLot: isDecidedByLot(sample.sample_type),
    standard: sample.standard,
    standardPhoto: context.photoOf(sample.standard_file_id),
    tolerance: sample.tolerance_hundredths === null ? null : sample.tolerance_hundredths / 100,
    dueOn: isWaiting ? (last?.due_on ?? null) : null,
    isLate: isWaiting && last !== undefined && last.due_on < context.today,
    needsPhotoConsent,
    allowedMoves: [
      ...(moves.includes('approved') && !needsPhotoConsent ? ['approve' as const] : []),
      ...(moves.includes('resubmission_requested') && roundsLeft > 0 ? ['resubmit' as const] : []),
    ],
    rounds: rounds.map((round) => roundView(round, context)),
  };
}

function roundView(round: RoundRow, { pieces, readings, photoOf }: SampleContext): Sample['rounds'][number] {
  return {
    round: round.round,
    courier: round.courier,
    courierNumber: round.courier_number,
    note: round.note,
    dispatchedAt: round.dispatched_at.toISOString(),
    dueOn: round.due_on,
    decision: round.decision,
    option: round.chosen_option,
    reasons: round.reasons,
    answerNote: round.answer_note,
    decidedAt: round.decided_at?.toISOString() ?? null,
    decidedBy: round.person_name,
    pieces: pieces
      .filter((piece) => piece.sample_id === round.sample_id && piece.round === round.round)
      .map((piece) => ({
        label: piece.label,
        note: piece.note,
        decision: piece.decision,
        photo: photoOf(piece.file_id),
        readings: readingsOf(piece, readings),
        reasons: piece.reasons ?? [],
        answerNote: piece.answer_note,
        decidedAt: piece.decided_at?.toISOString() ?? null,
        decidedBy: piece.person_name,
      })),
  };
}

/** Daylight first, as in the light box. */
function readingsOf(
  { sample_id, round, label }: ListedPiece,
  readings: readonly ReadingRow[],
): Sample['rounds'][number]['pieces'][number]['readings'] {
  return readings
    .filter((row) => row.sample_id === sample_id && row.round === round && row.label === label)
    .map((row) => ({ lightSource: row.light_source, deltaE: row.delta_e_hundredths / 100 }))
    .sort((a, b) => LIGHT_SOURCES.indexOf(a.lightSource) - LIGHT_SOURCES.indexOf(b.lightSource));
}
