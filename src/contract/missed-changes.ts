/** What a screen may have missed between its reads and the opening of its live stream. */
import type { StreamOpening } from './events.ts';

/**
 * Whether one of these keys may have changed after `sinceMs`. Both moments are of the reader's own clock: the stream
 * opened at the latest when its word was heard, so ages counted back from there never come out too early.
 */
export function mayHaveChanged(
  { coversMs, changes }: StreamOpening,
  { keys, sinceMs, heardMs }: { keys: readonly unknown[]; sinceMs: number; heardMs: number },
): boolean {
  if (heardMs - coversMs >= sinceMs) return true;
  return changes.some(({ key, agoMs }) => keys.includes(key) && heardMs - agoMs >= sinceMs);
}
