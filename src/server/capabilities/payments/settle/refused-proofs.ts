/** What was refused and why, so that people can look at it: forged signatures, other amounts, another order's answer. */

import { raiseCounter } from '#server/db/counters.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';
import { insertRefusedProof } from './refused-proofs.store.ts';

export type RefusedProof = {
  provider: string;
  kind: 'browser' | 'webhook' | 'poll';
  reason: string;
  payment: Pick<PaymentOrderRow, 'brand_id' | 'payment_order_id'> | null;
};

/** Whoever knocks without a key all day must not fill the table. */
const MAX_STORED_PER_HOUR = 500;
const HOUR_SECONDS = 3600;

export async function refuseProof(
  { clock, ids, log }: Services,
  db: Queries,
  { provider, kind, reason, payment }: RefusedProof,
): Promise<void> {
  const now = clock.now();
  log.warn({ provider, kind, reason, payment: payment?.payment_order_id }, 'payments: a proof was refused');
  const { count } = await raiseCounter(db, {
    key: `refused-proof ${kind} ${payment?.brand_id ?? provider}`,
    windowSeconds: HOUR_SECONDS,
    now,
  });
  if (count > MAX_STORED_PER_HOUR) return;
  await insertRefusedProof(db, {
    proof_id: ids.next(),
    brand_id: payment?.brand_id ?? null,
    payment_order_id: payment?.payment_order_id ?? null,
    provider,
    kind,
    reason,
    at: now,
  });
}
