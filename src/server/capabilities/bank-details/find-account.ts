/** A company's own bank account for whoever sends it money: masked for the buyer, whole for accounts. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { bankOf, sealedAccountOf } from './bank-details.store.ts';

export async function findMaskedAccount(db: Queries, brandId: string): Promise<string | null> {
  return (await bankOf(db, brandId))?.account_masked ?? null;
}

/** When the account on record was last changed; null without one. */
export async function findAccountChangedAt(db: Queries, brandId: string): Promise<Date | null> {
  return (await bankOf(db, brandId))?.updated_at ?? null;
}

export type UnmaskedAccount = {
  holder: string;
  account: string;
  code: string;
  bankName: string;
  changedAt: Date;
};

export async function findAccount(
  { db, secrets }: Pick<Services, 'secrets'> & { db: Queries },
  brandId: string,
): Promise<UnmaskedAccount | null> {
  const bank = await bankOf(db, brandId);
  const sealed = bank && (await sealedAccountOf(db, brandId));
  if (!bank || !sealed) return null;
  const { accountNumber } = JSON.parse(secrets.unseal(sealed)) as { accountNumber: string };
  return {
    holder: bank.account_holder,
    account: accountNumber,
    code: bank.bank_code,
    bankName: bank.bank_name,
    changedAt: bank.updated_at,
  };
}
