/** Each tab and list opens where it was left; only signed-in screens have such places, so it comes with them. */
import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  isOnlyOverlay,
  offsetFor,
  rememberOffset,
  scrollTo,
  tabIn,
} from '#web/platform/navigation/scroll-memory.ts';

export function useScrollPositions(): void {
  const router = useRouter();
  useEffect(() => followScroll(router), [router]);
}

function followScroll(router: AnyRouter): () => void {
  const history: RouterHistory = router.history;
  let isWayBack = false;
  let stopScrolling = scrollTo(offsetFor(router.state.location, true));
  const leave = () => rememberOffset(router.state.location, window.scrollY);
  window.addEventListener('pagehide', leave);
  const stops = [
    history.subscribe(({ action }) => {
      isWayBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      if (fromLocation) rememberOffset(fromLocation, window.scrollY);
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const isNewScreen = fromLocation?.pathname !== toLocation.pathname;
      if (isNewScreen || tabIn(fromLocation.searchStr) !== tabIn(toLocation.searchStr)) {
        stopScrolling();
        stopScrolling = scrollTo(offsetFor(toLocation, fromLocation === undefined || isWayBack));
      } else if (!isOnlyOverlay(fromLocation, toLocation)) scrollTo(0);
    }),
  ];
  return () => {
    window.removeEventListener('pagehide', leave);
    for (const stop of [...stops, stopScrolling]) stop();
  };
}
