/** What a person reads and hears of the company's work; the other screens of that person follow. */
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type PersonChange, updateColleague } from './colleagues.store.ts';

export async function saveOwnView(
  { changes }: Services,
  tx: Queries,
  { brandId, customerId }: CustomerActor,
  view: Pick<PersonChange, 'work_scope' | 'hears_all'>,
): Promise<{ success: true }> {
  await updateColleague(tx, { brand_id: brandId, customer_id: customerId }, view);
  await changes.announce(tx, { kind: 'change', brandId, keys: ['account'] });
  return { success: true };
}
