/** The played mill sends every sample of one decision that is not with the buyer: options A to C, or the lots still open. */

import type { LabReading } from '#domain/production/lab-reading.ts';
import type { SampleType } from '#domain/production/sample-approval.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { dispatchSample } from '#server/capabilities/production/samples/dispatch-sample.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { wholeBetween } from '../autopilot/chance.ts';
import { samplePicture } from './sample-picture.ts';

const COURIERS = ['BlueDart', 'DTDC', 'Delhivery'] as const;
const LABELS = { lab_dip: ['A', 'B', 'C'], strike_off: ['A', 'B'], bit_loom: ['A'], bulk: ['A', 'B', 'C'] };
/** What buyers of shade lots usually agree on. */
const TOLERANCE = 1;
/** In hundredths: B is the one that hits the shade. */
const DAYLIGHT_OFF: Readonly<Record<string, number>> = { A: 128, B: 54, C: 96 };

export async function sendSamples(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { orderId, taskId }: { orderId: string; taskId: string },
): Promise<void> {
  for (const sample of await samplesToSend(tx, orderId, taskId)) {
    const { number, sampleId, type, colour, round } = sample;
    const words = [number, taskId, colour ?? '', String(round)] as const;
    const settled = type === 'bulk' ? await approvedLots(tx, sampleId, round) : [];
    const pieces = [];
    for (const label of LABELS[type].filter((each) => !settled.includes(each))) {
      const fileId = await samplePicture(services, tx, { ...sample, label });
      pieces.push({
        label,
        fileId,
        ...(isMeasured(type) ? { readings: readingsOf(label, round, words) } : {}),
      });
    }
    await dispatchSample(services, tx, by, {
      orderId,
      sampleId,
      courier: COURIERS[wholeBetween(0, COURIERS.length - 1, ...words, 'courier')] ?? COURIERS[0],
      courierNumber: String(wholeBetween(70_000_000, 79_999_999, ...words, 'parcel')),
      ...(isMeasured(type) ? { tolerance: TOLERANCE } : {}),
      pieces,
    });
  }
}

async function samplesToSend(tx: Queries, orderId: string, taskId: string) {
  const { number, brand_id: brandId, specification } = await findOrderForStaff(tx, orderId);
  const rows = await tx.scoped
    .selectFrom('samples')
    .select(['sample_id', 'sample_type', 'colour', 'round'])
    .where('brand_id', '=', brandId)
    .where('order_id', '=', orderId)
    .where('task_id', '=', taskId)
    .where('status', 'in', ['not_initiated', 'resubmission_requested'])
    .orderBy('sample_id')
    .execute();
  return rows.map(({ sample_id: sampleId, sample_type, colour, round }) => ({
    number,
    brandId,
    sampleId,
    type: sample_type as SampleType,
    colour,
    colours: colour ? [colour] : colourNames(specification.color),
    round,
  }));
}

/** Prints and loom pieces are judged by eye. */
function isMeasured(type: SampleType): boolean {
  return type === 'lab_dip' || type === 'bulk';
}

/** Each round comes closer, and every light tells a little more. */
function readingsOf(label: string, round: number, words: readonly string[]): LabReading[] {
  const daylight = (DAYLIGHT_OFF[label] ?? 80) / (round + 1);
  return (['D65', 'TL84', 'A'] as const).map((lightSource, place) => ({
    lightSource,
    deltaE: (Math.round(daylight) + place * wholeBetween(2, 11, ...words, label, lightSource)) / 100,
  }));
}

async function approvedLots(tx: Queries, sampleId: string, round: number): Promise<string[]> {
  const rows = await tx.unscoped
    .selectFrom('sample_pieces')
    .select('label')
    .where('sample_id', '=', sampleId)
    .where('round', '=', round)
    .where('decision', '=', 'approve')
    .execute();
  return rows.map(({ label }) => label);
}
