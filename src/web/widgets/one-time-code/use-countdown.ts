import { useEffect, useState } from 'react';

/** Whole seconds left until an instant; it is kept as an instant, so a reload does not begin anew. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = instant <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
