/** The buyer answers a sample; of two people who answer at once one wins, and the other reads who did. */
import { SAMPLE_TYPE_NOUN } from '#domain/production/sample-approval.ts';
import {
  answeredPieces,
  answerProblems,
  type SampleAnswer,
  statusAfter,
} from '#domain/production/sample-decision.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { endTask } from '../end-task.ts';
import { type LockedPlan, lockPlanOf, taskIn } from '../lock-plan.ts';
import { saveForecast } from '../save-forecast.ts';
import { moveSample, recordSampleChange } from './move-sample.ts';
import { sampleIn } from './sample-in.ts';
import {
  orderOfSample,
  type PieceRow,
  piecesOf,
  roundsOfOrder,
  type SampleRow,
  samplesOf,
  updatePiece,
  updateRound,
} from './samples.store.ts';

export type Decision = SampleAnswer & { sampleId: string; round?: number | undefined };

/** Answers with the order whose samples have changed. */
export async function decideSample(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { sampleId, round, ...answer }: Decision,
): Promise<string> {
  const place = await orderOfSample(tx, actor.brandId, sampleId);
  if (!place) throw new Refusal('not_found');
  const locked = await lockPlanOf(tx, await lockOrder(tx, actor.brandId, place.order_id));
  const samples = await samplesOf(tx, { brandId: actor.brandId, orderId: place.order_id }, 'locked');
  const sample = sampleIn(samples, sampleId);
  await assertOpen(tx, sample, round);
  const pieces = await piecesOf(tx, sample);
  await assertAnswer(tx, locked, sample, pieces, answer);
  await writeAnswer(services, tx, actor, locked, { sample, pieces, answer });
  await moveDecisionTask(services, tx, actor, locked, samples, sample);
  return place.order_id;
}

async function assertOpen(tx: Queries, sample: SampleRow, round: number | undefined): Promise<void> {
  const isAnother = round !== undefined && round !== sample.round;
  if (sample.status === 'dispatched' && !isAnother) return;
  throw new Refusal('sample_decided', { message: await decidedText(tx, sample) });
}

async function decidedText(
  tx: Queries,
  { brand_id: brandId, order_id: orderId, sample_id, sample_type }: SampleRow,
): Promise<string> {
  const rounds = await roundsOfOrder.all(tx, { brandId, orderId });
  const last = rounds.findLast((row) => row.sample_id === sample_id && row.decision !== null);
  const what = `This ${SAMPLE_TYPE_NOUN[sample_type]}`;
  if (!last) return `${what} has not been sent yet.`;
  const who = last.person_name ?? 'Someone in your company';
  if (last.decision === 'resubmit') return `${who} has already asked for a new round.`;
  return `${who} has already approved ${last.chosen_option ? `option ${last.chosen_option}` : 'it'}.`;
}

async function assertAnswer(
  tx: Queries,
  { plan, tasks }: LockedPlan,
  sample: SampleRow,
  pieces: readonly PieceRow[],
  answer: SampleAnswer,
): Promise<void> {
  const problems = answerProblems(sample.sample_type, pieces, answer);
  if (Object.keys(problems).length > 0) throw formRefusal(problems);
  const { max_submissions } = taskIn({ tasks }, sample.task_id);
  if (answer.decision === 'resubmit') {
    if (max_submissions === null || sample.round < max_submissions) return;
    throw new Refusal('rounds_used_up', { rounds: max_submissions });
  }
  const { brand_id: brandId, order_id: orderId } = sample;
  const rounds = await roundsOfOrder.all(tx, { brandId, orderId });
  const sent = rounds.find((row) => row.sample_id === sample.sample_id && row.round === sample.round);
  if (sent?.courier_number === null && plan.photo_approval_at === null) {
    throw new Refusal('photo_approval_needed');
  }
}

type Answered = { sample: SampleRow; pieces: readonly PieceRow[]; answer: SampleAnswer };

async function writeAnswer(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { order }: LockedPlan,
  { sample, pieces, answer }: Answered,
): Promise<void> {
  const { sample_type } = sample;
  const answered = answeredPieces(sample_type, pieces, answer);
  const decided_at = services.clock.now();
  for (const [index, piece] of answered.entries()) {
    if (piece.decision === pieces[index]?.decision) continue;
    const set = {
      decision: piece.decision,
      reasons: [...(answer.reasons ?? [])],
      answer_note: answer.note ?? null,
      decided_at,
      decided_by: actor.customerId,
    };
    await updatePiece(tx, piece, set);
    Object.assign(piece, set);
  }
  const status = statusAfter(sample_type, answered);
  const by = buyerInHistory(actor);
  const details = {
    option: answer.option ?? null,
    lots: answer.lots?.join(', ') ?? null,
    reasons: answer.reasons?.join(', ') ?? null,
  };
  const action = answer.decision === 'approve' ? 'sample_approved' : 'sample_resubmission';
  if (status === 'dispatched') {
    // Some lots still wait for their answer.
    await recordSampleChange(services, tx, order, sample, { by, action, details });
    return;
  }
  await updateRound(tx, sample, {
    decision: status === 'approved' ? 'approve' : 'resubmit',
    chosen_option: sample_type === 'bulk' ? null : (answer.option ?? null),
    reasons: [...new Set(answered.flatMap(({ reasons }) => reasons ?? []))],
    answer_note: answer.note ?? answered.findLast(({ answer_note }) => answer_note)?.answer_note ?? null,
    decided_at,
    decided_by: actor.customerId,
  });
  await moveSample(services, tx, order, sample, status, { as: 'customer', by, action, details });
}

/** The decision is made once every colour has its approval; a new round moves what is likely. */
async function moveDecisionTask(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  locked: LockedPlan,
  samples: readonly SampleRow[],
  sample: SampleRow,
): Promise<void> {
  const task = taskIn(locked, sample.task_id);
  const by = buyerInHistory(actor);
  const together = samples.filter(({ task_id }) => task_id === sample.task_id);
  if (together.every(({ status }) => status === 'approved')) {
    await endTask(services, tx, locked, task, { as: 'production', by });
    return;
  }
  await saveForecast(services, tx, locked);
}
