import { useEffect } from 'react';
import type { LazyScreen } from '#browser/lazy-screen.tsx';
import { whenIdle } from '#ui/theme/when-idle.ts';

/** What is probably opened next is loaded while the page rests, once it shows what it was opened for. */
export function usePreload({ preload }: Pick<LazyScreen, 'preload'>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    return afterNextPaint(() => {
      // Opening it asks again, and says what went wrong.
      preload()?.catch(() => {});
    });
  }, [preload, isShown]);
}

/** A page that waits for its next picture can be idle too. */
function afterNextPaint(work: () => void): () => void {
  let callOff = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    const painted = requestAnimationFrame(() => {
      callOff = whenIdle(work);
    });
    callOff = () => cancelAnimationFrame(painted);
  });
  return () => callOff();
}
