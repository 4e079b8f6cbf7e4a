/** Brings due webhooks to our own door by HTTP, as a provider would: signed, in order, again until they are taken. */
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/db/database.ts';
import { withTimeLimit } from '#server/integrations/time-limit.ts';
import type { Services } from '#server/services.ts';
import { EVENT_ID_HEADER, SIGNATURE_HEADER } from '../razorpay-form.ts';
import { signatureOf } from '../signatures.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';

export const SANDBOX_HOOK_PATH = '/hooks/payments/sandbox';

/** True once the other side has taken the webhook. */
export type PostWebhook = (body: string, headers: Record<string, string>) => Promise<boolean>;

const BATCH = 20;
const MAX_TRIES = 10;
const TIMEOUT_MS = 3000;
const FIRST_WAIT_SECONDS = 5;

type DueWebhook = { webhook_id: bigint; event_id: string; body: string };

/** Returns how many were taken. Any number of processes may do this at once: each row goes to one of them. */
export async function deliverDueWebhooks(
  services: Pick<Services, 'db' | 'config' | 'secrets'>,
  now: Date,
  post: PostWebhook = postToOurselves(services.config),
): Promise<number> {
  const [secret] = sandboxSecrets(services).webhookSecrets;
  let taken = 0;
  for (;;) {
    const batch = await claimDue(services.db, now);
    if (batch.length === 0) return taken;
    for (const { webhook_id, event_id, body } of batch) {
      const headers = {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(secret, body),
        [EVENT_ID_HEADER]: event_id,
      };
      if (!(await post(body, headers))) continue;
      await markDelivered(services.db, webhook_id, now);
      taken += 1;
    }
  }
}

/** A claimed row is put off, so that a process that dies on the way only delays it. */
async function claimDue(db: Queries, now: Date): Promise<DueWebhook[]> {
  const { rows } = await sql<DueWebhook>`
    with due as (
      select webhook_id, due_at as was_due from sandbox_webhooks
      where delivered_at is null and due_at <= ${now} and tries < ${MAX_TRIES}
      order by due_at, webhook_id limit ${BATCH} for update skip locked
    ), claimed as (
      update sandbox_webhooks as webhook
      set tries = tries + 1, due_at = ${now}::timestamptz + make_interval(secs => ${FIRST_WAIT_SECONDS} * 2 ^ tries)
      from due where due.webhook_id = webhook.webhook_id
      returning webhook.webhook_id, event_id, body, was_due
    )
    select webhook_id, event_id, body from claimed order by was_due, webhook_id`.execute(db.scoped);
  return rows;
}

async function markDelivered(db: Queries, webhookId: bigint, at: Date): Promise<void> {
  await db.scoped
    .updateTable('sandbox_webhooks')
    .set({ delivered_at: at })
    .where('webhook_id', '=', webhookId)
    .execute();
}

function postToOurselves(config: Config): PostWebhook {
  const base = ownAddress(config);
  return async (body, headers) => {
    if (!base) return false;
    return withTimeLimit(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(new URL(SANDBOX_HOOK_PATH, base), {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
      });
      await answer.body?.cancel();
      return answer.ok;
    }).catch(() => false);
  };
}

/** The door of this very process; a port chosen by the system can only be found by its public name. */
function ownAddress({ host, port, publicUrl }: Config): string | null {
  if (port === 0) return publicUrl;
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

export async function deliverSandboxWebhooks(services: Services): Promise<void> {
  await services.jobs.work('deliver-sandbox-webhooks', async () => {
    await deliverDueWebhooks(services, services.clock.now());
  });
  // Finds what an unfortunate moment left behind.
  await services.jobs.schedule('deliver-sandbox-webhooks', '* * * * *', {});
}
