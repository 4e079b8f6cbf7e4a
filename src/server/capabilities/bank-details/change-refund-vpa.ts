/** The UPI address refunds may be paid to; Indian banks only, guarded like the account itself. */
import { parseVpa } from '#domain/account/bank/upi-vpa.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { removeVpa, saveVpa } from './bank-details.store.ts';
import type { BankDetailsView } from './bank-details.view.ts';
import { maskVpa } from './mask-vpa.ts';
import { readBankDetails } from './read-bank-details.ts';
import { recordBankChange } from './record-bank-change.ts';

export async function changeRefundVpa(
  services: Services,
  actor: CustomerActor,
  typed: string | null,
  caller: Caller,
): Promise<BankDetailsView> {
  await services.db.transaction(async (tx) => {
    await assertSteppedUp(services, tx, actor);
    if (!MARKET_RULES[actor.market].hasUpi) throw formRefusalFor({ vpa: { code: 'upi_only_in_india' } });
    if (typed !== null) await sealVpa(services, tx, actor.brandId, typed);
    else if (!(await removeVpa(tx, actor.brandId))) return;
    const action = typed === null ? 'removed' : 'changed';
    await recordBankChange(services, tx, actor, { subject: 'refund-vpa', action, caller });
  });
  return readBankDetails(services, actor);
}

async function sealVpa(
  { secrets, clock }: Services,
  tx: Queries,
  brandId: string,
  typed: string,
): Promise<void> {
  const reading = parseVpa(typed);
  if (!reading.ok) throw formRefusalFor({ vpa: reading.problem });
  const { vpa } = reading;
  await saveVpa(tx, brandId, { sealed: secrets.seal(vpa), masked: maskVpa(vpa) }, clock.now());
}
