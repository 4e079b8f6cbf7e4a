/** Why a customer declines one quote; the supplier learns it, so that the next one fits better. */
export const DECLINE_REASONS = [
  { id: 1, text: 'Rate too high' },
  { id: 2, text: 'Dispatch too late' },
  { id: 3, text: 'Not the fabric I asked for' },
  { id: 4, text: "Payment terms don't suit us" },
  { id: 5, text: 'Minimum order too high' },
  { id: 6, text: 'Another supplier fits better' },
] as const satisfies readonly { readonly id: number; readonly text: string }[];

export function isDeclineReason(id: number): boolean {
  return DECLINE_REASONS.some((reason) => reason.id === id);
}
