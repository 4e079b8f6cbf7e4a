/** What is typed to send a sample, and how it travels. */
import type { Sample } from '#contract/customer/production.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { dispatchSample } from '#contract/staff/production.ts';
import { LIGHT_SOURCES, type LightSource } from '#domain/production/lab-reading.ts';
import { labelAfter, labelsToSend } from '#domain/production/sample-labels.ts';
import { pieceNames } from '#domain/production/sample-photos.ts';

export type PieceValues = {
  /** Stays while pieces before it come and go. */
  key: number;
  label: string;
  note: string;
  photo: File | null;
  /** Once the photo has arrived. */
  stored: StoredFile | null;
  photoProblem: string | null;
  readings: Readonly<Record<LightSource, string>>;
};
export type SampleValues = {
  courier: string;
  courierNumber: string;
  standard: string;
  tolerance: string;
  note: string;
  pieces: readonly PieceValues[];
};

const NO_READINGS = Object.fromEntries(LIGHT_SOURCES.map((light) => [light, ''])) as PieceValues['readings'];

export function firstValues(sample: Sample): SampleValues {
  return {
    courier: '',
    courierNumber: '',
    standard: sample.standard ?? '',
    tolerance: sample.tolerance?.toFixed(2) ?? '',
    note: '',
    pieces: labelsToSend(sample.type, sample.rounds.at(-1)?.pieces ?? []).map((label, key) =>
      emptyPiece(key, label),
    ),
  };
}

function emptyPiece(key: number, label: string): PieceValues {
  return { key, label, note: '', photo: null, stored: null, photoProblem: null, readings: NO_READINGS };
}

export function withAnother(pieces: readonly PieceValues[]): PieceValues[] {
  const last = pieces.at(-1);
  return [...pieces, emptyPiece((last?.key ?? 0) + 1, labelAfter(last?.label ?? ''))];
}

/** "option A", "lot 1"; before it has a label, "option". */
export function pieceName({ type }: Pick<Sample, 'type'>, label: string): string {
  return pieceNames(type, [label.trim()]).trim();
}

export function sampleBody(
  { courier, courierNumber, standard, tolerance, note }: SampleValues,
  pieces: readonly (PieceValues & { fileId: string | undefined })[],
): CallInput<typeof dispatchSample>['body'] {
  const given = Object.entries({ courier, courierNumber, standard, note })
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text);
  return {
    ...Object.fromEntries(given),
    ...(tolerance.trim() ? { tolerance: Number(tolerance) } : {}),
    pieces: pieces.map(({ label, note: words, fileId, readings }) => ({
      label: label.trim(),
      ...(words.trim() ? { note: words.trim() } : {}),
      ...(fileId ? { fileId } : {}),
      readings: LIGHT_SOURCES.filter((light) => readings[light].trim()).map((lightSource) => ({
        lightSource,
        deltaE: Number(readings[lightSource]),
      })),
    })),
  };
}
