/** What happens around a change of screen: title, focus, the way up, and what the host app hears. */
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { notifyHost } from '#web/platform/host/host-bridge.ts';
import { pathTo } from '#web/platform/paths.ts';
import type { AppRouter } from './create-app-router.ts';

export function followNavigation(router: AppRouter): void {
  let isFirst = true;

  window.history.scrollRestoration = 'manual';
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    document.title = titleOf(router);
    const isNewScreen = isFirst || fromLocation?.pathname !== toLocation.pathname;
    if (isNewScreen) window.scrollTo(0, 0);
    if (isFirst) void notifyHost('PageLoadFinished');
    else if (isNewScreen) focusHeading();
    if (isNewScreen && toLocation.pathname === pathTo('home')) void notifyHost('Home');
    isFirst = false;
  });
}

export function titleOf(router: AppRouter): string {
  const title = router.state.matches.at(-1)?.staticData.title;
  return title ? `${title} · ${BRAND_NAME}` : BRAND_NAME;
}

/** Screen readers and keyboards continue at the new screen; a field or a title beside a list that took the focus keeps it. */
function focusHeading(): void {
  const focused = document.activeElement;
  if (focused?.matches('input, select, textarea, h2[tabindex]')) return;
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  // Nothing can be done with a heading, so a ring around it would only puzzle.
  heading?.classList.add('outline-none');
  heading?.focus({ preventScroll: true });
}
