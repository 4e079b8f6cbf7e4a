/** True until what a screen waits for is there and drawn: it is drawn in slices, so that no finger is held up by it. */
import { useDeferredValue } from 'react';

/** An answer from the cache is drawn at once: only one that was waited for comes in slices. */
export function useDeferredPending(isPending: boolean): boolean {
  const isStillShown = useDeferredValue(isPending);
  return isPending || isStillShown;
}
