/** A round of a sample goes to the buyer, by courier or as photos, and from now on waits for an answer. */
import { productionLink } from '#contract/web-links.ts';
import { type LabReading, toHundredths } from '#domain/production/lab-reading.ts';
import { SAMPLE_TYPE_NOUN } from '#domain/production/sample-approval.ts';
import { samplePhotosProblem } from '#domain/production/sample-photos.ts';
import { finishDay } from '#domain/production/schedule/finish-day.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { findWorkCalendars } from '#server/capabilities/order-records/find-work-calendars.ts';
import { ownPhotoIds } from '#server/capabilities/uploads/own-photos.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { endTask } from '../end-task.ts';
import { type LockedPlan, lockPlan, taskIn } from '../lock-plan.ts';
import { moveTask } from '../move-task.ts';
import { saveForecast } from '../save-forecast.ts';
import { moveSample } from './move-sample.ts';
import { sampleIn } from './sample-in.ts';
import { insertRound, piecesOf, type SampleRow, samplesOf, updateSample } from './samples.store.ts';

export type SampleParcel = {
  orderId: string;
  sampleId: string;
  courier?: string | undefined;
  courierNumber?: string | undefined;
  note?: string | undefined;
  standard?: string | undefined;
  standardFileId?: string | undefined;
  /** The largest ΔE that was agreed. */
  tolerance?: number | undefined;
  pieces: readonly SentPiece[];
};

export type SentPiece = {
  label: string;
  note?: string | undefined;
  fileId?: string | undefined;
  readings?: readonly LabReading[] | undefined;
};

export async function dispatchSample(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  parcel: SampleParcel,
): Promise<void> {
  const locked = await lockPlan(tx, parcel.orderId);
  const { order } = locked;
  const samples = await samplesOf(tx, { brandId: order.brand_id, orderId: order.order_id }, 'locked');
  const sample = sampleIn(samples, parcel.sampleId);
  await assertPieces(tx, sample, parcel);
  const round = sample.round + 1;
  await moveSample(services, tx, order, sample, 'dispatched', {
    as: 'staff',
    by,
    round,
    action: 'sample_dispatched',
    details: { courier: parcel.courier ?? null },
  });
  const dueOn = await writeRound(services, tx, locked, sample, parcel);
  await moveTasks(services, tx, locked, samples, sample, by);
  await saveForecast(services, tx, locked);
  await notifyBuyer(services, tx, locked, sample, dueOn);
}

/** Lots that are approved already are not sent again. */
async function assertPieces(
  tx: Queries,
  sample: SampleRow,
  { pieces, standardFileId }: SampleParcel,
): Promise<void> {
  const labels = pieces.map(({ label }) => label);
  if (hasTwice(labels)) throw formRefusal({ pieces: 'Two pieces have the same name.' });
  const settled = (await piecesOf(tx, sample)).filter(({ decision }) => decision === 'approve');
  if (sample.sample_type === 'bulk' && settled.some(({ label }) => labels.includes(label))) {
    throw formRefusal({ pieces: 'One of these lots has been approved already.' });
  }
  const twice = pieces.find(({ readings = [] }) => hasTwice(readings.map(({ lightSource }) => lightSource)));
  if (twice) throw formRefusal({ pieces: 'Give one reading for each light source.' });
  const message = samplePhotosProblem(sample.sample_type, pieces);
  if (message) throw new Refusal('sample_photo_missing', { message });
  const fileIds = [standardFileId, ...pieces.map(({ fileId }) => fileId)].filter((id) => id !== undefined);
  await ownPhotoIds(tx, sample.brand_id, fileIds);
}

function hasTwice(words: readonly string[]): boolean {
  return new Set(words).size < words.length;
}

async function writeRound(
  { clock }: Services,
  tx: Queries,
  { order, tasks }: LockedPlan,
  sample: SampleRow,
  { courier, courierNumber, note, standard, standardFileId, tolerance, pieces }: SampleParcel,
): Promise<string> {
  const today = dayInZone(clock.now(), order.zone);
  const { owner, days } = taskIn({ tasks }, sample.task_id);
  const calendars = await findWorkCalendars(tx, order.market, today);
  const due_on = finishDay(today, days, calendars(owner));
  const { brand_id, sample_id, round } = sample;
  await insertRound(
    tx,
    {
      brand_id,
      sample_id,
      round,
      courier: courier ?? null,
      courier_number: courierNumber ?? null,
      note: note ?? null,
      dispatched_at: clock.now(),
      due_on,
    },
    pieces.map((piece, position) => ({
      brand_id,
      sample_id,
      round,
      label: piece.label,
      position,
      note: piece.note ?? null,
      file_id: piece.fileId ?? null,
    })),
    pieces.flatMap(({ label, readings = [] }) =>
      readings.map(({ lightSource, deltaE }) => ({
        brand_id,
        sample_id,
        round,
        label,
        light_source: lightSource,
        delta_e_hundredths: toHundredths(deltaE) ?? 0,
      })),
    ),
  );
  const set = {
    ...(standard ? { standard } : {}),
    ...(standardFileId ? { standard_file_id: standardFileId } : {}),
    ...(tolerance === undefined ? {} : { tolerance_hundredths: toHundredths(tolerance) }),
  };
  if (Object.keys(set).length > 0) await updateSample(tx, sample, set);
  return due_on;
}

/** Once all samples of a kind have left, sending them is done and the buyer's turn begins. */
async function moveTasks(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  samples: readonly SampleRow[],
  { task_id }: SampleRow,
  by: HistoryActor,
): Promise<void> {
  const together = samples.filter((other) => other.task_id === task_id);
  if (together.some(({ status }) => status === 'not_initiated')) return;
  const decision = taskIn(locked, task_id);
  const sending = locked.tasks.find(
    (task) => task.sample_step === 'dispatch' && decision.depends_on.includes(task.task_id),
  );
  if (sending && sending.status !== 'completed') {
    await endTask(services, tx, locked, sending, { as: 'production', by });
  }
  if (decision.status === 'pending') {
    const actual_start = dayInZone(services.clock.now(), locked.order.zone);
    await moveTask(services, tx, locked, decision, 'in_progress', {
      as: 'production',
      by,
      set: { actual_start },
    });
  }
}

async function notifyBuyer(
  services: Services,
  tx: Queries,
  { order }: LockedPlan,
  { sample_id, sample_type, colour }: SampleRow,
  dueOn: string,
): Promise<void> {
  const what = `${SAMPLE_TYPE_NOUN[sample_type]}${colour ? ` in ${colour}` : ''}`;
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'sample_waiting',
    // A next round, or the same sent again, is other news.
    occurrence: `${sample_id}:${services.clock.now().toISOString()}`,
    link: productionLink({ fabId: order.fab_id, orderId: order.order_id }),
    subject: `Please review the ${what} for order ${order.number}`,
    text: `The ${what} for order ${order.number} (${order.quality}) is on its way to you. Please approve it or ask for a new round by ${formatDay(dueOn, DETAIL_DATE_FORMAT)} to keep the dispatch date.`,
  });
}
