/** The same key with the same request gives the first answer again; with another one it is refused. */
import { createHash } from 'node:crypto';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Anonymous, KnownActor } from './actor.ts';
import type { Caller } from './caller.ts';
import { PlumbingError } from './plumbing-error.ts';

type OnceInput<E extends Endpoint> = {
  services: Services;
  endpoint: E;
  actor: KnownActor | Anonymous;
  caller: Caller;
  key: string | string[] | undefined;
  /** Whom the call is about and what it says: both make the request. */
  input: { params: unknown; body: unknown };
};

const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

export function onceTransaction<E extends Endpoint>({
  services,
  endpoint,
  actor,
  caller,
  key,
  input,
}: OnceInput<E>) {
  return (work: (tx: Queries) => Promise<Reply<E>>, inFile?: string): Promise<Reply<E>> => {
    if (!endpoint.idempotent || key === undefined) return services.db.transaction(work);
    if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
      throw new PlumbingError('invalid_input', {
        fields: { 'Idempotency-Key': 'Must be 8 to 128 visible characters.' },
      });
    }
    if (endpoint.multipart && inFile === undefined)
      throw new Error(`${endpoint.path}: a call with a file is known by what the file says.`);
    const row = {
      scope: scopeOf(actor, caller),
      key,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      body_hash: hashOf(inFile === undefined ? input : { ...input, body: inFile }),
    };
    return services.db.transaction(async (tx) => {
      const earlier = await claimKey(services, tx, row);
      if (earlier) return JSON.parse(services.secrets.unseal(earlier.sealedReply)) as Reply<E>;
      const reply = await work(tx);
      // Sealed: the answer to a sign-up holds a token.
      await tx.scoped
        .updateTable('idempotency_keys')
        .set({ reply: JSON.stringify(services.secrets.seal(JSON.stringify(reply))) })
        .where('scope', '=', row.scope)
        .where('key', '=', row.key)
        .execute();
      return reply;
    });
  };
}

type KeyRow = { scope: string; key: string; endpoint: string; body_hash: Buffer };

/** Inserting waits for a rival with the same key, so the second of two parallel calls sees the first one's answer. */
async function claimKey(
  { clock }: Services,
  tx: Queries,
  row: KeyRow,
): Promise<{ sealedReply: string } | null> {
  const inserted = await tx.scoped
    .insertInto('idempotency_keys')
    .values({ ...row, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  const earlier = await tx.scoped
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'reply'])
    .where('scope', '=', row.scope)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  if (earlier.endpoint !== row.endpoint || !row.body_hash.equals(earlier.body_hash))
    throw new Refusal('idempotency_key_reused');
  return { sealedReply: String(earlier.reply) };
}

/** Keys of different people never meet. */
function scopeOf(actor: OnceInput<Endpoint>['actor'], caller: Caller): string {
  if (actor.kind === 'customer') return `customer:${actor.customerId}`;
  if (actor.kind === 'staff') return `staff:${actor.staffId}`;
  if (actor.kind === 'mill') return `mill:${actor.personId}`;
  if (actor.kind === 'supplier') return `supplier:${actor.linkId}`;
  return `address:${caller.addressKey}`;
}

function hashOf({ params, body }: OnceInput<Endpoint>['input']): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted({ params, body })))
    .digest();
}

/** The order in which a client writes its fields does not make another request. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
