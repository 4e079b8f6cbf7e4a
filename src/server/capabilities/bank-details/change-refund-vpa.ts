/** The UPI address refunds may be paid to; Indian banks only, guarded like the account itself. */
import { parseVpa } from '#domain/account/bank/upi-vpa.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Parts } from '#server/parts.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { removeVpa, saveVpa } from './bank-details.store.ts';
import type { BankDetailsView } from './bank-details.view.ts';
import { maskVpa } from './mask-vpa.ts';
import { readBankDetails } from './read-bank-details.ts';
import { recordBankChange } from './record-bank-change.ts';

export async function changeRefundVpa(
  parts: Parts,
  actor: CustomerActor,
  typed: string | null,
  caller: Caller,
): Promise<BankDetailsView> {
  await parts.db.transaction(async (tx) => {
    await assertSteppedUp(parts, tx, actor);
    if (actor.market !== 'IN') throw formRefusal({ vpa: 'UPI works with Indian bank accounts only.' });
    if (typed !== null) await sealVpa(parts, tx, actor.brandId, typed);
    else if (!(await removeVpa(tx, actor.brandId))) return;
    const action = typed === null ? 'removed' : 'changed';
    await recordBankChange(parts, tx, actor, { subject: 'refund-vpa', action, caller });
  });
  return readBankDetails(parts, actor);
}

async function sealVpa(
  { secrets, clock }: Parts,
  tx: Queries,
  brandId: string,
  typed: string,
): Promise<void> {
  const reading = parseVpa(typed);
  if (!reading.ok) throw formRefusal({ vpa: reading.problem });
  const { vpa } = reading;
  await saveVpa(tx, brandId, { sealed: secrets.seal(vpa), masked: maskVpa(vpa) }, clock.now());
}
