/** From when credit days count, in one wording for requests, quotes and orders. */
export function creditDaysText(days: number): string {
  if (days === 0) return 'Before dispatch';
  return `${days === 1 ? '1 day' : `${days} days`} after the tax invoice`;
}
