/** Arrow keys, Home and End lead from row to row, X chooses one; each row has one link that opens it. */
import type { KeyboardEvent } from 'react';

const ROW_LINK = '[data-row-link]';
const ROW_CHECK = '[data-row-check]';
const CHOOSE = 'x';

export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = document.activeElement?.closest('tr');
  if (event.key === CHOOSE) {
    chooseRow(event, row);
    return;
  }
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_LINK)];
  const at = links.findIndex((link) => link.closest('tr') === row);
  const target = links[rowForKey(event.key, at, links.length) ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
}

function chooseRow(event: KeyboardEvent<HTMLElement>, row: HTMLTableRowElement | null | undefined): void {
  const box = row?.querySelector<HTMLInputElement>(ROW_CHECK);
  if (!box) return;
  event.preventDefault();
  box.click();
}

function isTyping(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

export function rowForKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
