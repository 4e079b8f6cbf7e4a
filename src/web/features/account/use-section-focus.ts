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
      focusTitle();
    }
  }, [sectionId, itemId]);
}

/** Beside the list the title is usually in sight, and then nothing needs to move. */
function focusTitle(): void {
  const besideList = document.getElementById('section-title');
  const title = besideList ?? document.querySelector<HTMLElement>('h1');
  if (!besideList || besideList.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
  title?.setAttribute('tabindex', '-1');
  title?.classList.add('outline-none');
  title?.focus({ preventScroll: true });
}
