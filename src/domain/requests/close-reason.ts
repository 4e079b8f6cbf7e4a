/** Why a customer closes a query; some reasons make sense only when there are quotes to be unhappy with. */
export type CloseReason = { readonly id: number; readonly text: string; readonly needsQuotes: boolean };

export const CLOSE_REASONS = [
  { id: 1, text: 'Incorrect quality requested', needsQuotes: false },
  { id: 2, text: 'Quote prices unsatisfactory', needsQuotes: true },
  { id: 3, text: 'Cheaper rates available elsewhere', needsQuotes: true },
  { id: 4, text: 'Fabric no longer required', needsQuotes: false },
  { id: 5, text: 'Need an early dispatch', needsQuotes: true },
  { id: 6, text: 'Low supplier rating', needsQuotes: true },
] as const satisfies readonly CloseReason[];

export function closeReasonsFor(hasQuotes: boolean): CloseReason[] {
  return CLOSE_REASONS.filter((reason) => hasQuotes || !reason.needsQuotes);
}

export function isCloseReason(id: number, hasQuotes: boolean): boolean {
  return closeReasonsFor(hasQuotes).some((reason) => reason.id === id);
}
