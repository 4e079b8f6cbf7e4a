/** What a provider's page brings back behind the `#`; anybody can write there, so it is never believed, only checked. */
export type CheckoutOutcome = 'paid' | 'failed' | 'abandoned' | 'pending';
export type CheckoutProof = { providerOrderId: string; providerPaymentId: string; signature: string };
export type CheckoutAnswer = { outcome: CheckoutOutcome; proof: CheckoutProof | null };

const OUTCOMES: ReadonlySet<string> = new Set<CheckoutOutcome>(['paid', 'failed', 'abandoned', 'pending']);

/** Null where the fragment is about something else. */
export function readAnswer(fragment: string): CheckoutAnswer | null {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const outcome = words.get('outcome') ?? '';
  if (!isOutcome(outcome)) return null;
  const proof = {
    providerOrderId: words.get('providerOrderId') ?? '',
    providerPaymentId: words.get('providerPaymentId') ?? '',
    signature: words.get('signature') ?? '',
  };
  const isWhole = Object.values(proof).every((part) => part !== '');
  return { outcome, proof: outcome === 'paid' && isWhole ? proof : null };
}

export function isOutcome(word: unknown): word is CheckoutOutcome {
  return typeof word === 'string' && OUTCOMES.has(word);
}
