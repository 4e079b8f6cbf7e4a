import type { Queries } from '#server/db/database.ts';

export type BankRow = {
  account_holder: string;
  account_masked: string;
  bank_code: string;
  bank_name: string;
  routing_number: string | null;
  updated_at: Date;
};

/** Only what may be shown: the sealed number stays in the table. */
export function bankOf(db: Queries, brandId: string): Promise<BankRow | undefined> {
  return db.scoped
    .selectFrom('bank_details')
    .select(['account_holder', 'account_masked', 'bank_code', 'bank_name', 'routing_number', 'updated_at'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
}

/** For whoever really sends money there; opened with the server's own key. */
export async function sealedAccountOf(db: Queries, brandId: string): Promise<string | null> {
  const row = await db.scoped
    .selectFrom('bank_details')
    .select('account_sealed')
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return row?.account_sealed ?? null;
}

export async function maskedVpaOf(db: Queries, brandId: string): Promise<string | null> {
  const row = await db.scoped
    .selectFrom('refund_vpas')
    .select('vpa_masked')
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return row?.vpa_masked ?? null;
}

export type NewBank = {
  kind: 'domestic' | 'international';
  accountHolder: string;
  accountSealed: string;
  accountMasked: string;
  bankCode: string;
  bankName: string;
  routingNumber: string | null;
};

/** The whole row at once: of two changes made together one stays, never a mixture. */
export async function saveBank(tx: Queries, brandId: string, bank: NewBank, now: Date): Promise<void> {
  const row = {
    kind: bank.kind,
    account_holder: bank.accountHolder,
    account_sealed: bank.accountSealed,
    account_masked: bank.accountMasked,
    bank_code: bank.bankCode,
    bank_name: bank.bankName,
    routing_number: bank.routingNumber,
    updated_at: now,
  };
  await tx.scoped
    .insertInto('bank_details')
    .values({ brand_id: brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
}

export async function saveVpa(
  tx: Queries,
  brandId: string,
  { sealed, masked }: { sealed: string; masked: string },
  now: Date,
): Promise<void> {
  const row = { vpa_sealed: sealed, vpa_masked: masked, updated_at: now };
  await tx.scoped
    .insertInto('refund_vpas')
    .values({ brand_id: brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
}

/** False when there was none. */
export async function removeVpa(tx: Queries, brandId: string): Promise<boolean> {
  const result = await tx.scoped.deleteFrom('refund_vpas').where('brand_id', '=', brandId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
