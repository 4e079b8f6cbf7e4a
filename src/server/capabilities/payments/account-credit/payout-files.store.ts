import { type Insertable, sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type PayoutFileRow = {
  file_id: string;
  number: bigint;
  currency: Currency;
  payouts: number;
  total_minor: bigint;
  maker: string;
  made_at: Date;
};

export async function insertPayoutFile(
  tx: Queries,
  row: Insertable<Schema['payout_bank_files']>,
): Promise<void> {
  await tx.unscoped.insertInto('payout_bank_files').values(row).execute();
}

function files(db: Queries) {
  return db.forStaff
    .selectFrom('payout_bank_files as files')
    .innerJoin('staff_members', 'staff_members.staff_id', 'files.made_by')
    .select([
      'file_id',
      'number',
      'currency',
      'payouts',
      'total_minor',
      'staff_members.name as maker',
      'made_at',
    ])
    .$castTo<PayoutFileRow>();
}

export function payoutFileOf(db: Queries, fileId: string): Promise<PayoutFileRow | undefined> {
  return files(db).where('file_id', '=', fileId).executeTakeFirst();
}

/** Opened with the server's own key, into the file for the bank and nowhere else. */
export async function sealedRowsOf(db: Queries, fileId: string): Promise<string | null> {
  const row = await db.forStaff
    .selectFrom('payout_bank_files')
    .select('sealed_rows')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.sealed_rows ?? null;
}

export async function payoutFilePage(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PayoutFileRow[]; total: number }> {
  const rows = await files(db)
    .orderBy('made_at', 'desc')
    .orderBy('file_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db.forStaff
    .selectFrom('payout_bank_files')
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
