/**
 * Sends what is due, each message once: it is taken in a transaction, sent outside of it, and its end written down.
 * What failed is tried again later and given up at last; what may have arrived is left to people.
 */
import { retryAt } from '#domain/account/choices/notification-timing.ts';
import { isInDoubt } from '#server/integrations/messages/in-doubt.ts';
import type { Senders } from '#server/integrations/messages/port.ts';
import type { Parts } from '#server/parts.ts';
import { composeMessage } from './compose-message.ts';
import { claimDueDeliveries, type Delivery, markAbandonedInDoubt, settle } from './deliveries.store.ts';

const AT_ONCE = 50;
const TOGETHER = 10;
/** Longer than any sender may take. */
const LEASE_MS = 2 * 60_000;

type Deliverer = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config' | 'jobs'>;

export async function deliverDue(parts: Deliverer, senders: Senders): Promise<number> {
  let sent = 0;
  for (;;) {
    const taken = await take(parts);
    const letters = lettersOf(taken);
    for (let from = 0; from < letters.length; from += TOGETHER) {
      const batch = letters.slice(from, from + TOGETHER);
      await Promise.all(batch.map((letter) => deliver(parts, senders, letter)));
    }
    sent += letters.length;
    if (taken.length < AT_ONCE) return sent;
  }
}

function take({ db, clock }: Deliverer): Promise<Delivery[]> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await markAbandonedInDoubt(tx, now);
    return claimDueDeliveries(tx, { now, lease: new Date(now.getTime() + LEASE_MS), limit: AT_ONCE });
  });
}

/** Quiet news of one person and way goes out as one letter. */
function lettersOf(taken: readonly Delivery[]): Delivery[][] {
  const keyOf = (each: Delivery) =>
    each.is_digest ? `${each.customer_id} ${each.channel}` : `${each.notification_id} ${each.channel}`;
  return [...Map.groupBy(taken, keyOf).values()];
}

async function deliver(parts: Deliverer, senders: Senders, letter: readonly Delivery[]): Promise<void> {
  const [first] = letter;
  if (!first) return;
  const to = parts.secrets.unseal(first.sealed_to);
  try {
    await senders[first.channel](composeMessage(letter, { to, publicUrl: parts.config.publicUrl }));
    await settle(parts.db, letter, { state: 'sent', sent_at: parts.clock.now(), problem: null });
  } catch (error) {
    await settleFailure(parts, letter, error as Error & { code?: string });
  }
}

async function settleFailure(
  { db, clock }: Deliverer,
  letter: readonly Delivery[],
  error: Error & { code?: string },
): Promise<void> {
  // Words of gateways may quote an address: only the kind is stored.
  const problem = [error.name, error.code].filter(Boolean).join(' ');
  if (isInDoubt(error)) return settle(db, letter, { state: 'in_doubt', problem });
  const attempts = Math.max(...letter.map((each) => each.attempts));
  const again = retryAt(attempts, clock.now());
  return settle(
    db,
    letter,
    again ? { state: 'waiting', due_at: again, problem } : { state: 'dead', problem },
  );
}

export async function deliverAllDue(parts: Parts, senders: Senders): Promise<void> {
  await parts.jobs.work('deliver-notifications', async () => void (await deliverDue(parts, senders)));
}

export async function scheduleNotifications(parts: Parts, senders: Senders): Promise<void> {
  await deliverAllDue(parts, senders);
  await parts.jobs.schedule('deliver-notifications', '* * * * *', {});
}
