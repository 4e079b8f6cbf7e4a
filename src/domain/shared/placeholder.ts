/** Stands on screen where a value is absent; a missing price is never shown as zero. */
export const PLACEHOLDER = '--';

export function orPlaceholder(text: string | null | undefined): string {
  return text === null || text === undefined || text.trim() === '' ? PLACEHOLDER : text;
}
