import { useEffect } from 'react';
import { whenIdle } from '#ui/theme/when-idle.ts';
import type { LazyScreen } from './lazy-screen.tsx';

/** What is probably opened next is loaded while the page rests, once it shows what it was opened for. */
export function usePreload({ preload }: Pick<LazyScreen, 'preload'>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    return whenIdle(() => {
      // Opening it asks again, and says what went wrong.
      preload()?.catch(() => {});
    });
  }, [preload, isShown]);
}
