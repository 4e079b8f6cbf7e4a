/** An address that names a part of a screen lands on it, also where that part is still being read. */
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

const LONGEST_WAIT_MS = 10_000;

export function useScrollToHash(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const place = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => {
    if (hash === '' || !place.endsWith(hash) || land(hash)) return;
    const observer = new MutationObserver(() => {
      if (land(hash)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const end = setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
    return () => {
      clearTimeout(end);
      observer.disconnect();
    };
  }, [hash, place]);
}

function land(id: string): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  for (const earlier of document.querySelectorAll('[data-landed]')) earlier.removeAttribute('data-landed');
  part.dataset.landed = '';
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'center' });
  return true;
}
