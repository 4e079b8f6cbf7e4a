/** Arrow keys, Home and End lead from row to row; each row has one link that opens it. */
import type { KeyboardEvent } from 'react';

const ROW_LINK = '[data-row-link]';

export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_LINK)];
  const row = document.activeElement?.closest('tr');
  const at = links.findIndex((link) => link.closest('tr') === row);
  const target = links[rowForKey(event.key, at, links.length) ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
}

export function rowForKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
