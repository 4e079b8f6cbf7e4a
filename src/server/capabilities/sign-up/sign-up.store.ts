import type { Queries } from '#server/db/database.ts';

export function demoRequestsPage(db: Queries, { offset, limit }: { offset: number; limit: number }) {
  return db.scoped
    .selectFrom('demo_requests')
    .select(['demo_request_id', 'name', 'email', 'contact', 'status', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('demo_request_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countDemoRequests(db: Queries): Promise<number> {
  const { total } = await db.scoped
    .selectFrom('demo_requests')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function lockDemoRequest(tx: Queries, demoRequestId: string) {
  return tx.scoped
    .selectFrom('demo_requests')
    .select(['demo_request_id', 'name', 'email'])
    .where('demo_request_id', '=', demoRequestId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markAccepted(tx: Queries, demoRequestId: string): Promise<void> {
  await tx.scoped
    .updateTable('demo_requests')
    .set({ status: 'accepted' })
    .where('demo_request_id', '=', demoRequestId)
    .execute();
}

/** A new invitation ends the ones before it. */
export async function replaceInvitation(
  tx: Queries,
  row: { tokenHash: Buffer; demoRequestId: string; email: string; expiresAt: Date },
): Promise<void> {
  await tx.scoped
    .deleteFrom('sign_up_invitations')
    .where('demo_request_id', '=', row.demoRequestId)
    .where('used_at', 'is', null)
    .execute();
  await tx.scoped
    .insertInto('sign_up_invitations')
    .values({
      token_hash: row.tokenHash,
      demo_request_id: row.demoRequestId,
      email: row.email,
      expires_at: row.expiresAt,
    })
    .execute();
}

export function invitationRow(db: Queries, tokenHash: Buffer, now: Date) {
  return db.scoped
    .selectFrom('sign_up_invitations')
    .innerJoin('demo_requests', 'demo_requests.demo_request_id', 'sign_up_invitations.demo_request_id')
    .select(['sign_up_invitations.email', 'sign_up_invitations.used_at', 'demo_requests.name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function useInvitation(
  tx: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<{ email: string } | undefined> {
  return tx.scoped
    .updateTable('sign_up_invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
}
