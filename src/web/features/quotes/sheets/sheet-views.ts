/** Everything that opens over a query, by its word in the address (`?view=`). */
export const SHEET_VIEWS = [
  'approve',
  'counter',
  'decline',
  'price',
  'advice',
  'messages',
  'history',
  'close',
  'assured',
  'quality-guarantee',
] as const;
export type SheetView = (typeof SHEET_VIEWS)[number];

export function isSheetView(view: string | null): view is SheetView {
  return SHEET_VIEWS.some((known) => known === view);
}
