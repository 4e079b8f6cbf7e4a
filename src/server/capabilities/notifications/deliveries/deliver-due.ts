/**
 * Sends what is due, each message once: it is taken in a transaction, sent outside of it, and its end written down.
 * What failed is tried again later and given up at last; what may have arrived is left to people.
 */

import { retryAt } from '#domain/account/choices/notification-timing.ts';
import type { ChatButton } from '#domain/chat/chat-buttons.ts';
import { isInDoubt } from '#server/integrations/messages/in-doubt.ts';
import type { Senders } from '#server/integrations/messages/port.ts';
import type { Services } from '#server/services.ts';
import { buttonsOf } from '../buttons/buttons.store.ts';
import { composeMessage } from './compose-message.ts';
import { claimDueDeliveries, type Delivery, markAbandonedInDoubt, settle } from './deliveries.store.ts';

const BATCH_SIZE = 50;
const TOGETHER = 10;
/** Longer than any sender may take. */
const LEASE_MS = 2 * 60_000;

type Deliverer = Pick<Services, 'db' | 'clock' | 'secrets' | 'config' | 'jobs'>;

export async function deliverDue(services: Deliverer, senders: Senders): Promise<number> {
  let sent = 0;
  for (;;) {
    const { taken, isMoreDue } = await take(services);
    const letters = lettersOf(taken);
    for (let from = 0; from < letters.length; from += TOGETHER) {
      const batch = letters.slice(from, from + TOGETHER);
      await Promise.all(batch.map((letter) => deliver(services, senders, letter)));
    }
    sent += letters.length;
    if (!isMoreDue) return sent;
  }
}

function take({ db, clock }: Deliverer): Promise<{ taken: Delivery[]; isMoreDue: boolean }> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await markAbandonedInDoubt(tx, now);
    return claimDueDeliveries(tx, { now, lease: new Date(now.getTime() + LEASE_MS), limit: BATCH_SIZE });
  });
}

/** Quiet news of one person and way goes out as one letter. */
function lettersOf(taken: readonly Delivery[]): Delivery[][] {
  const keyOf = (each: Delivery) =>
    each.is_digest ? `${each.customer_id} ${each.channel}` : `${each.notification_id} ${each.channel}`;
  return [...Map.groupBy(taken, keyOf).values()];
}

async function deliver(services: Deliverer, senders: Senders, letter: readonly Delivery[]): Promise<void> {
  const [first] = letter;
  if (!first) return;
  const to = services.secrets.unseal(first.sealed_to);
  try {
    const buttons = await buttonsBelow(services, letter);
    await senders[first.channel](
      composeMessage(letter, { to, publicUrl: services.config.publicUrl, buttons }),
    );
    await settle(services.db, letter, { state: 'sent', sent_at: services.clock.now(), problem: null });
  } catch (error) {
    await settleFailure(services, letter, error as Error & { code?: string });
  }
}

/** A digest has none: nobody could tell what they belong to. */
async function buttonsBelow(
  { db }: Deliverer,
  [first, ...others]: readonly Delivery[],
): Promise<ChatButton[]> {
  if (first?.channel !== 'whatsapp' || others.length > 0) return [];
  return buttonsOf(db, first.notification_id);
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

export async function deliverAllDue(services: Services, senders: Senders): Promise<void> {
  await services.jobs.work('deliver-notifications', async () => void (await deliverDue(services, senders)));
}

export async function scheduleNotifications(services: Services, senders: Senders): Promise<void> {
  await deliverAllDue(services, senders);
  await services.jobs.schedule('deliver-notifications', '* * * * *', {});
}
