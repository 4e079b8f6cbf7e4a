import type { Sample } from '#contract/customer/production.ts';
import { readingsText, toleranceText } from '#domain/production/lab-reading.ts';
import type { SamplePiece } from './sample-picture.tsx';
import { pieceName } from './sample-text.ts';
import { samplesTexts as texts } from './samples.texts.ts';

export type LabReadingsProps = { sample: Sample; pieces: readonly SamplePiece[] };

/** What the lab measured of each piece, in words, and what was noted of it. */
export function LabReadings({ sample, pieces }: LabReadingsProps) {
  const told = pieces.filter(({ note, readings }) => note || readings.length > 0);
  if (told.length === 0) return null;
  return (
    <section aria-label={texts.readings} className="text-sm">
      <h3 className="font-semibold">{texts.readings}</h3>
      <ul className="flex flex-col gap-1 pt-1">
        {told.map((piece) => (
          <li key={piece.label}>
            <b className="font-semibold">{pieceName(sample, piece.label)}:</b>{' '}
            {[pieceReadings(piece, sample.tolerance), piece.note].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "ΔE CMC 0.80 in D65 (daylight). Within the agreed tolerance of 1.00." */
export function pieceReadings({ readings }: SamplePiece, tolerance: number | null): string {
  return [readingsText(readings), toleranceText(readings, tolerance)]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
