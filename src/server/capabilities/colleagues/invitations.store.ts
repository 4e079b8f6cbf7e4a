import type { Insertable } from 'kysely';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type InvitationRow = {
  brand_id: string;
  invitation_id: string;
  address: string;
  name: string;
  roles: CompanyRole[];
  order_limit_minor: bigint | null;
  invited_by: string;
  expires_at: Date;
};

const COLUMNS = [
  'colleague_invitations.brand_id',
  'invitation_id',
  'address',
  'colleague_invitations.name',
  'colleague_invitations.roles',
  'colleague_invitations.order_limit_minor',
  'invited_by',
  'expires_at',
] as const;

/** Invited twice is one invitation: the newer link takes the place of the older one. */
export async function saveInvitation(
  tx: Queries,
  row: Insertable<Schema['colleague_invitations']>,
): Promise<InvitationRow> {
  const { brand_id: _brand, invitation_id: _id, address: _address, ...fresh } = row;
  return tx.scoped
    .insertInto('colleague_invitations')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['brand_id', 'address']).where('ended_at', 'is', null).doUpdateSet(fresh),
    )
    .returning(COLUMNS)
    .$castTo<InvitationRow>()
    .executeTakeFirstOrThrow();
}

export function openInvitations(db: Queries, brandId: string, now: Date): Promise<InvitationRow[]> {
  return db.scoped
    .selectFrom('colleague_invitations')
    .select(COLUMNS)
    .where('brand_id', '=', brandId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invited_at')
    .orderBy('invitation_id')
    .$castTo<InvitationRow>()
    .execute();
}

export type OpenedInvitation = InvitationRow & { company: string; inviter: string };

/** Whoever has the key is nobody we know yet: which company it opens comes out here. */
export function invitationByKey(
  db: Queries,
  keyHash: Buffer,
  now: Date,
): Promise<OpenedInvitation | undefined> {
  return db.unscoped
    .selectFrom('colleague_invitations')
    .innerJoin('companies', 'companies.brand_id', 'colleague_invitations.brand_id')
    .innerJoin('people', (join) =>
      join
        .onRef('people.brand_id', '=', 'colleague_invitations.brand_id')
        .onRef('people.customer_id', '=', 'colleague_invitations.invited_by'),
    )
    .select([...COLUMNS, 'companies.name as company', 'people.name as inviter'])
    .where('key_hash', '=', keyHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$castTo<OpenedInvitation>()
    .executeTakeFirst();
}

/** False when it is over already: of two who end or accept it, one does. */
export async function endInvitation(
  tx: Queries,
  { brandId, invitationId }: { brandId: string; invitationId: string },
  reason: 'accepted' | 'withdrawn',
  now: Date,
): Promise<boolean> {
  const ended = await tx.scoped
    .updateTable('colleague_invitations')
    .set({ ended_at: now, end_reason: reason })
    .where('brand_id', '=', brandId)
    .where('invitation_id', '=', invitationId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** `addresses`: only those of these; null: all that are open. */
export async function withdrawInvitations(
  tx: Queries,
  { brandId, now, addresses }: { brandId: string; now: Date; addresses: readonly string[] | null },
): Promise<void> {
  if (addresses?.length === 0) return;
  const open = tx.scoped
    .updateTable('colleague_invitations')
    .set({ ended_at: now, end_reason: 'withdrawn' })
    .where('brand_id', '=', brandId)
    .where('ended_at', 'is', null);
  await (addresses ? open.where('address', 'in', addresses) : open).execute();
}
