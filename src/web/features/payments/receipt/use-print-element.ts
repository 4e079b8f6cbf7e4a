/** While a paper is open, only it is printed: whatever else stands on the page is left out. */
import { type RefObject, useEffect } from 'react';

export function usePrintElement(paper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let hidden: HTMLElement[] = [];
    const hideOthers = () => {
      const others = [...document.body.children].filter(
        (child): child is HTMLElement =>
          child instanceof HTMLElement && paper.current !== null && !child.contains(paper.current),
      );
      hidden = others.filter(({ style }) => style.display !== 'none');
      for (const { style } of hidden) style.display = 'none';
    };
    const showAgain = () => {
      for (const { style } of hidden) style.display = '';
      hidden = [];
    };
    window.addEventListener('beforeprint', hideOthers);
    window.addEventListener('afterprint', showAgain);
    return () => {
      window.removeEventListener('beforeprint', hideOthers);
      window.removeEventListener('afterprint', showAgain);
      showAgain();
    };
  }, [paper]);
}
