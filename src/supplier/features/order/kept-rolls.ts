/** A roll list that has not been sent yet, on this phone alone. */
type Kept = { readonly text: string; readonly isSending: boolean };

const keyOf = (orderId: string) => `rolls ${orderId}`;

export function keptRolls(orderId: string): Kept | null {
  try {
    const stored = localStorage.getItem(keyOf(orderId));
    return stored === null ? null : (JSON.parse(stored) as Kept);
  } catch {
    // Storage is switched off on this phone: nothing was kept.
    return null;
  }
}

export function keepRolls(orderId: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(orderId), JSON.stringify(kept));
  } catch {
    // Storage is switched off or full: the list stands in its field as long as the page is open.
  }
}

export function forgetRolls(orderId: string): void {
  try {
    localStorage.removeItem(keyOf(orderId));
  } catch {
    // There was nothing to forget.
  }
}
