import { useSyncExternalStore } from 'react';

/** The theme's `wide`: list and detail stand side by side. */
const WIDE = '(min-width: 64rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
