/** Where refunds go: behind a step-up code, sealed before it is written, and the person is notified. */
import type { changeBankDetails as contract } from '#contract/customer/bank-details.ts';
import type { Input } from '#contract/endpoint.ts';
import { maskAccountNumber } from '#domain/account/bank/account-number.ts';
import { readBankDetails as readBankForm } from '#domain/account/bank/bank-details.ts';
import type { Market } from '#domain/shared/market.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { noBranchNames } from '#server/integrations/branch-names/port.ts';
import type { Parts } from '#server/parts.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { findBank } from '../look-ups/find-bank.ts';
import { saveBank } from './bank-details.store.ts';
import type { BankDetailsView } from './bank-details.view.ts';
import { readBankDetails } from './read-bank-details.ts';
import { recordBankChange } from './record-bank-change.ts';

type BankForm = Input<typeof contract>['body'];

export async function changeBankDetails(
  parts: Parts,
  actor: CustomerActor,
  form: BankForm,
  caller: Caller,
): Promise<BankDetailsView> {
  const { brandId, market } = actor;
  await parts.db.transaction(async (tx) => {
    await assertSteppedUp(parts, tx, actor);
    const reading = readBankForm(form, market);
    if (!reading.ok) throw formRefusal(reading.problems);

    const { accountHolder, bankCode, accountNumber, iban, routingNumber } = reading.details;
    const bank = {
      kind: market === 'IN' ? ('domestic' as const) : ('international' as const),
      accountHolder,
      accountSealed: parts.secrets.seal(JSON.stringify({ accountNumber, iban })),
      accountMasked: maskAccountNumber(accountNumber),
      bankCode,
      bankName: await bankNameOf(tx, bankCode, market),
      routingNumber,
    };
    await saveBank(tx, brandId, bank, parts.clock.now());
    await recordBankChange(parts, tx, actor, { subject: 'bank-details', action: 'changed', caller });
  });
  return readBankDetails(parts, actor);
}

/** A bank abroad goes by its Swift code: there is no open table of their names. */
async function bankNameOf(tx: Queries, bankCode: string, market: Market): Promise<string> {
  if (market !== 'IN') return bankCode;
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
