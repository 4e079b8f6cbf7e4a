/** Lab dips, strike-offs, bit looms and bulk lots that a mill sends itself; whether they are right is the buyer's to say. */
import type { SampleToSend, SentSample } from '#contract/supplier/production.ts';
import { decisionLines } from '#domain/production/mill-brief.ts';
import { SAMPLE_TYPE_LABEL } from '#domain/production/sample-approval.ts';
import { isDecidedByLot } from '#domain/production/sample-decision.ts';
import { labelsToSend } from '#domain/production/sample-labels.ts';
import { samplePhotosProblem } from '#domain/production/sample-photos.ts';
import { textForMills } from '#domain/requests/enquiry/text-for-mills.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { textWithoutPrices } from '#domain/suppliers/text-without-prices.ts';
import { findCompanyNames } from '#server/capabilities/account/find-company-names.ts';
import { dispatchSample } from '#server/capabilities/production/samples/dispatch-sample.ts';
import {
  findLastPieces,
  findSendableSamples,
  type PieceRow,
  type SampleRow,
} from '#server/capabilities/production/samples/find-sendable-samples.ts';
import { showMillPhotos } from '#server/capabilities/uploads/show-mill-photos.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { Report } from './reports.store.ts';

type OfOrder = { brand_id: string; order_id: string };

export async function samplesToSend(db: Queries, order: OfOrder): Promise<SampleToSend[]> {
  const names = await findCompanyNames(db, order.brand_id);
  const views: SampleToSend[] = [];
  for (const sample of await findSendableSamples(db, order)) {
    const pieces = await findLastPieces(db, sample);
    views.push({
      sampleId: sample.sample_id,
      name: nameOf(sample),
      round: sample.round + 1,
      piece: isDecidedByLot(sample.sample_type) ? 'lot' : 'option',
      labels: labelsToSend(sample.sample_type, pieces),
      asked: askedOf(sample, pieces, names),
    });
  }
  return views;
}

function nameOf({ sample_type, colour }: SampleRow): string {
  return [SAMPLE_TYPE_LABEL[sample_type], colour].filter(Boolean).join(', ');
}

/** A buyer's own words come without names, numbers and prices, as those of the enquiry do. */
function askedOf(
  { sample_type: type, round }: SampleRow,
  rows: readonly PieceRow[],
  names: readonly string[],
): string | null {
  const pieces = rows.map(({ label, decision, reasons, answer_note }) => ({
    label,
    decision,
    reasons: reasons ?? [],
    answerNote: answer_note && textWithoutPrices(textForMills(answer_note, names)),
  }));
  return decisionLines({ type, round, pieces }).join('\n') || null;
}

/** The sample with its name, once it may be sent as it is; another order's sample reads as missing. */
export async function readSentSample(
  tx: Queries,
  order: OfOrder,
  sent: SentSample,
): Promise<SentSample & { name: string }> {
  const sample = await sendableIn(tx, order, sent.sampleId);
  const message = samplePhotosProblem(sample.sample_type, sent.pieces);
  if (message) throw new Refusal('sample_photo_missing', { message });
  if (new Set(sent.pieces.map(({ label }) => label)).size < sent.pieces.length)
    throw formRefusal({ sample: 'Two pieces have the same name.' });
  return { ...sent, name: nameOf(sample) };
}

async function sendableIn(tx: Queries, order: OfOrder, sampleId: string): Promise<SampleRow> {
  const sample = (await findSendableSamples(tx, order)).find(({ sample_id }) => sample_id === sampleId);
  if (!sample) throw new Refusal('not_found');
  return sample;
}

/** The order is locked. From here on the photos are the buyer's to see too. */
export async function sendOwnSample(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { brand_id: brandId, order_id: orderId, supplier_id: supplierId, details: { sample } }: Report,
): Promise<void> {
  if (!sample) throw new Refusal('not_found');
  const { sampleId, courier, courierNumber, pieces } = sample;
  await sendableIn(tx, { brand_id: brandId, order_id: orderId }, sampleId);
  const fileIds = pieces.flatMap(({ fileId }) => fileId ?? []);
  await showMillPhotos(services, tx, { brandId, supplierId, fileIds });
  await dispatchSample(services, tx, by, { orderId, sampleId, courier, courierNumber, pieces });
}
