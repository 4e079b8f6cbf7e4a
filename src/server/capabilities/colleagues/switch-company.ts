/** One person, several companies: a sign-in belongs to one of them, so another takes the place of this one. */
import { Refusal } from '#domain/shared/refusal.ts';
import { recordHistory } from '#server/db/history.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { endOneSignIn } from '../auth/end-sign-ins.ts';
import { openSession } from '../auth/open-session.ts';
import { signedInOf } from '../auth/signed-in.view.ts';
import type { SignIn } from '../auth/verify-sign-in-code.ts';
import { companiesOf, updateColleague } from './colleagues.store.ts';

export function switchCompany(
  services: Services,
  actor: CustomerActor,
  brandId: string,
  { device, deviceKey }: Caller,
): Promise<SignIn> {
  return services.db.transaction(async (tx) => {
    const me = await findCustomerById(tx, actor.customerId);
    const companies = me ? await companiesOf(tx, me) : [];
    const seat = companies.find(({ brand_id }) => brand_id === brandId.toLowerCase());
    const customer = seat && (await findCustomerById(tx, seat.customer_id));
    if (!customer) throw new Refusal('not_found');
    const end = await endOneSignIn(services, tx, actor);
    await recordHistory(services, tx, {
      brandId: actor.brandId,
      subject: { kind: 'session', id: actor.sessionId },
      action: 'switched',
      actor: buyerInHistory(actor),
    });
    await updateColleague(tx, customer, { chosen_at: services.clock.now() });
    const owner = { customerId: customer.customer_id };
    const session = { owner, brandId: customer.brand_id, device, deviceKey, ...end };
    const tokens = await openSession(services, tx, session);
    return { answer: signedInOf(customer, tokens), tokens };
  });
}
