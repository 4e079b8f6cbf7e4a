/** What a provider says of a payment at the sandbox's checkout, and how it goes on saying it. */
import { setTimeout as pause } from 'node:timers/promises';
import { money } from '#domain/shared/money.ts';
import type { ProviderPayment } from '#server/integrations/payments/payment-provider.ts';
import type { Checkout } from '#tests/support/data/money-buyer.ts';

const PAUSE_MS = 20;
const TRIES = 1000;

export function reportOf({ outcome, ...proof }: Checkout, minor: bigint): ProviderPayment {
  const isPaid = outcome === 'paid';
  return {
    ...proof,
    amount: money(minor, 'INR'),
    status: isPaid ? 'captured' : 'failed',
    amountRefunded: money(0n, 'INR'),
    method: 'card',
    failureReason: isPaid ? null : 'declined',
  };
}

/** As a provider and a browser do: again, until somebody says yes. */
export async function untilTaken(send: () => Promise<boolean>, pauseMs = PAUSE_MS): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await send().catch(() => false)) return;
    await pause(pauseMs);
  }
  throw new Error('Nobody took it.');
}
