/** Which bank a code names; an IFSC code that no branch has is refused in its field. */
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { noBranchNames } from '#server/integrations/branch-names/port.ts';
import { findBank } from '../look-ups/find-bank.ts';

/** A bank abroad goes by its Swift code: there is no open table of their names. */
export async function bankNameOf(tx: Queries, bankCode: string, market: Market): Promise<string> {
  if (MARKET_RULES[market].bankCode !== 'ifsc') return bankCode;
  const { bankName, branchExists } = await findBank(tx, noBranchNames, bankCode).catch(asFormProblem);
  if (branchExists) return bankName;
  throw formRefusalFor({ bankCode: { code: 'ifsc_of_no_branch', params: { bank: bankName } } });
}

function asFormProblem(error: unknown): never {
  const isUnknown = error instanceof Refusal && error.code === 'ifsc_unknown';
  throw isUnknown ? formRefusalFor({ bankCode: { code: 'ifsc_of_no_bank' } }) : error;
}
