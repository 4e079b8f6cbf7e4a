/** A part opens at its top with the focus on its title; closing it leads back to the line that opened it. */
import { useEffect, useRef } from 'react';

export function useSectionFocus(sectionId: string | null, itemId: string | null): void {
  const before = useRef({ sectionId, itemId });
  const listOffset = useRef(0);
  useEffect(() => {
    const rememberOffset = () => {
      if (sectionId === null) listOffset.current = window.scrollY;
    };
    window.addEventListener('scroll', rememberOffset, { passive: true });
    return () => window.removeEventListener('scroll', rememberOffset);
  }, [sectionId]);
  useEffect(() => {
    const { sectionId: oldSection, itemId: oldItem } = before.current;
    before.current = { sectionId, itemId };
    if (oldSection === sectionId && oldItem === itemId) return;
    if (sectionId === null) {
      window.scrollTo(0, listOffset.current);
      document.getElementById(`section-${oldSection}`)?.focus({ preventScroll: true });
    } else {
      window.scrollTo(0, 0);
      focusTitle();
    }
  }, [sectionId, itemId]);
}

function focusTitle(): void {
  const title = document.getElementById('section-title') ?? document.querySelector<HTMLElement>('h1');
  title?.setAttribute('tabindex', '-1');
  title?.classList.add('outline-none');
  title?.focus({ preventScroll: true });
}
