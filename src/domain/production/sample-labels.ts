/** How the pieces of a sample are named: options by letters, lots by numbers. */
import type { SampleType } from './sample-approval.ts';
import { isDecidedByLot, type SampleDecision } from './sample-decision.ts';

type DecidedPiece = { readonly label: string; readonly decision: SampleDecision | null };

/** Of a bulk that comes again, the lots that were asked for again. */
export function labelsToSend(type: SampleType, lastPieces: readonly DecidedPiece[]): string[] {
  const again = lastPieces.filter(({ decision }) => decision === 'resubmit');
  if (isDecidedByLot(type) && again.length > 0) return again.map(({ label }) => label);
  return [isDecidedByLot(type) ? '1' : 'A'];
}

/** A, B, C for options; 1, 2, 3 for lots. */
export function labelAfter(last: string): string {
  return /^\d+$/.test(last) ? String(Number(last) + 1) : String.fromCharCode((last.charCodeAt(0) || 64) + 1);
}
