import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { bankOf, maskedVpaOf } from './bank-details.store.ts';
import { type BankDetailsView, bankDetailsView } from './bank-details.view.ts';

export async function readBankDetails(
  { db }: Services,
  { brandId, market }: CustomerActor,
): Promise<BankDetailsView> {
  return bankDetailsView(market, await bankOf(db, brandId), await maskedVpaOf(db, brandId));
}
