import { useEffect, useEffectEvent } from 'react';

/** Quickly at first, then patiently: the server counts how often a link is opened. */
const PAUSES_MS = [2000, 3000, 5000, 8000, 15_000] as const;

export function useLookAgain(isWaiting: boolean, look: () => void): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (!isWaiting) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          looks += 1;
          lookNow();
          wait();
        },
        PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)],
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
