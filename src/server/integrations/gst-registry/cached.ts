/**
 * A good answer is cached for a week. A bad one for minutes only, because a registration may have been put
 * right meanwhile; that the register was down is never cached.
 */
import {
  gstRegistrationProblem,
  gstRegistrationStatusOf,
} from '#domain/account/tax-numbers/gst-registration.ts';
import type { Services } from '#server/services.ts';
import type { GstRegistry, RegistryAnswer } from './port.ts';

const GOOD_CACHED_MS = 7 * 24 * 3600 * 1000;
const BAD_CACHED_MS = 10 * 60 * 1000;

export function withCache(registry: GstRegistry, { db, clock }: Pick<Services, 'db' | 'clock'>): GstRegistry {
  return async (gstin) => {
    const cached = await db.scoped
      .selectFrom('gst_registry_answers')
      .select(['answer', 'fetched_at'])
      .where('gstin', '=', gstin)
      .executeTakeFirst();
    const known = cached?.answer as RegistryAnswer | undefined;
    if (cached && known && clock.now().getTime() - cached.fetched_at.getTime() < cachedMs(known))
      return known;

    const answer = await registry(gstin);
    if (answer.kind !== 'down') {
      const row = { answer: JSON.stringify(answer), fetched_at: clock.now() };
      await db.scoped
        .insertInto('gst_registry_answers')
        .values({ gstin, ...row })
        .onConflict((conflict) => conflict.column('gstin').doUpdateSet(row))
        .execute();
    }
    return answer;
  };
}

function cachedMs(answer: RegistryAnswer): number {
  const status = answer.kind === 'found' ? gstRegistrationStatusOf(answer.status) : null;
  return status && gstRegistrationProblem(status) === null ? GOOD_CACHED_MS : BAD_CACHED_MS;
}
