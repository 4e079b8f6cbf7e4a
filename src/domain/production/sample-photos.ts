/** Nobody approves a colour that was never shown: each option or lot of a sample leaves with a photo of its own. */
import type { SampleType } from './sample-approval.ts';
import { isDecidedByLot } from './sample-decision.ts';

type PhotographedPiece = { readonly label: string; readonly fileId?: string | undefined };

/** Null when every piece has one, and no two the same. */
export function samplePhotosProblem(type: SampleType, pieces: readonly PhotographedPiece[]): string | null {
  const missing = pieces.filter(({ fileId }) => fileId === undefined).map(({ label }) => label);
  if (missing.length > 0) return `Add a photo of ${pieceNames(type, missing)}.`;
  const shared = pieces.filter(({ fileId }, place) =>
    pieces.some((other, at) => at < place && other.fileId === fileId),
  );
  return shared.length > 0
    ? `Add a different photo of ${pieceNames(
        type,
        shared.map(({ label }) => label),
      )}.`
    : null;
}

/** "option A", "lots 2, 3 and 4" */
export function pieceNames(type: SampleType, labels: readonly string[]): string {
  const word = isDecidedByLot(type) ? 'lot' : 'option';
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? `${word} ${last}` : `${word}s ${labels.slice(0, -1).join(', ')} and ${last}`;
}
