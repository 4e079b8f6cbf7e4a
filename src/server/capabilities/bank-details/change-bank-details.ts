/** Where refunds go: behind a step-up code, sealed before it is written, and the person is notified. */
import type { changeBankDetails as contract } from '#contract/customer/bank-details.ts';
import type { Input } from '#contract/endpoint.ts';
import { maskAccountNumber } from '#domain/account/bank/account-number.ts';
import { readBankDetails as readBankForm } from '#domain/account/bank/bank-details.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { saveBank } from './bank-details.store.ts';
import type { BankDetailsView } from './bank-details.view.ts';
import { bankNameOf } from './bank-name.ts';
import { readBankDetails } from './read-bank-details.ts';
import { recordBankChange } from './record-bank-change.ts';

type BankForm = Input<typeof contract>['body'];

export async function changeBankDetails(
  services: Services,
  actor: CustomerActor,
  form: BankForm,
  caller: Caller,
): Promise<BankDetailsView> {
  const { brandId, market } = actor;
  await services.db.transaction(async (tx) => {
    await assertSteppedUp(services, tx, actor);
    const reading = readBankForm(form, market);
    if (!reading.ok) throw formRefusalFor(reading.problems);

    const { accountHolder, bankCode, accountNumber, iban, routingNumber } = reading.details;
    const bank = {
      kind: MARKET_RULES[market].bankCode === 'ifsc' ? ('domestic' as const) : ('international' as const),
      accountHolder,
      accountSealed: services.secrets.seal(JSON.stringify({ accountNumber, iban })),
      accountMasked: maskAccountNumber(accountNumber),
      bankCode,
      bankName: await bankNameOf(tx, bankCode, market),
      routingNumber,
    };
    await saveBank(tx, brandId, bank, services.clock.now());
    await recordBankChange(services, tx, actor, { subject: 'bank-details', action: 'changed', caller });
  });
  return readBankDetails(services, actor);
}
