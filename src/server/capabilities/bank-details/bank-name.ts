/** Which bank a code names; an IFSC code that no branch has is refused with a sentence for its field. */
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { noBranchNames } from '#server/integrations/branch-names/port.ts';
import { findBank } from '../look-ups/find-bank.ts';

/** A bank abroad goes by its Swift code: there is no open table of their names. */
export async function bankNameOf(tx: Queries, bankCode: string, market: Market): Promise<string> {
  if (MARKET_RULES[market].bankCode !== 'ifsc') return bankCode;
  const { bankName, branchExists } = await findBank(tx, noBranchNames, bankCode).catch(asFormProblem);
  if (branchExists) return bankName;
  throw formRefusal({
    bankCode: `${bankName} has no branch with this IFSC code. Check the code and try again.`,
  });
}

function asFormProblem(error: unknown): never {
  const isUnknown = error instanceof Refusal && error.code === 'ifsc_unknown';
  throw isUnknown
    ? formRefusal({ bankCode: 'No bank has this IFSC code. Check the code and try again.' })
    : error;
}
