/** Asks the server again and again, ever more patiently: it may answer late, and it counts how often it is asked. */
import { useEffect, useEffectEvent } from 'react';

/** The last pause is the one that stays. */
export type Pauses = readonly [number, ...number[]];

export function usePaymentPolling(isWaiting: boolean, look: () => void, pausesMs: Pauses): void {
  const lookNow = useEffectEvent(look);
  const pauses = useEffectEvent(() => pausesMs);
  useEffect(() => (isWaiting ? pollWithPauses(() => lookNow(), pauses()) : undefined), [isWaiting]);
}

/** Returns how to stop it. */
export function pollWithPauses(look: () => void, pausesMs: Pauses): () => void {
  const [pause, ...longer] = pausesMs;
  const [next = pause, ...later] = longer;
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    look();
    stop = pollWithPauses(look, [next, ...later]);
  }, pause);
  return () => stop();
}
