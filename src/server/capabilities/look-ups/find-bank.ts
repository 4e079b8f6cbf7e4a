/** Which bank an IFSC code names; a branch code nobody has is a typing mistake the pattern cannot see. */

import type { listBanks as banksContract, readIfsc as ifscContract } from '#contract/customer/look-ups.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { BranchNames } from '#server/integrations/branch-names/port.ts';
import { allBanks, bankBranch } from './look-ups.store.ts';

const BANK_CODE_LENGTH = 4;
/** Between bank and branch stands a zero. */
const BRANCH_CODE_START = 5;

export type FoundBank = Reply<typeof ifscContract>;

export async function findBank(db: Queries, branchNames: BranchNames, typed: string): Promise<FoundBank> {
  const ifsc = typed.toUpperCase();
  const bank = await bankBranch(db, ifsc.slice(0, BANK_CODE_LENGTH), ifsc.slice(BRANCH_CODE_START));
  if (!bank) throw new Refusal('ifsc_unknown');
  const branchName = bank.branch_exists ? await branchNames(ifsc) : null;
  return { ifsc, bankName: bank.name, branchExists: bank.branch_exists, branchName };
}

export async function listBanks(db: Queries): Promise<Reply<typeof banksContract>> {
  const rows = await allBanks(db);
  return rows.map(({ bank_code: bankCode, name }) => ({ bankCode, name }));
}
