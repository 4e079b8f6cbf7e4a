/**
 * A good answer is kept for a week. A bad one is kept for minutes only, because a registration may have been put
 * right meanwhile; that the register was down is never kept.
 */
import {
  gstRegistrationProblem,
  gstRegistrationStatusOf,
} from '#domain/account/tax-numbers/gst-registration.ts';
import type { Parts } from '#server/parts.ts';
import type { GstRegistry, RegistryAnswer } from './port.ts';

const GOOD_KEPT_MS = 7 * 24 * 3600 * 1000;
const BAD_KEPT_MS = 10 * 60 * 1000;

export function withCache(registry: GstRegistry, { db, clock }: Pick<Parts, 'db' | 'clock'>): GstRegistry {
  return async (gstin) => {
    const kept = await db.scoped
      .selectFrom('gst_registry_answers')
      .select(['answer', 'fetched_at'])
      .where('gstin', '=', gstin)
      .executeTakeFirst();
    const known = kept?.answer as RegistryAnswer | undefined;
    if (kept && known && clock.now().getTime() - kept.fetched_at.getTime() < keptMs(known)) return known;

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

function keptMs(answer: RegistryAnswer): number {
  const status = answer.kind === 'found' ? gstRegistrationStatusOf(answer.status) : null;
  return status && gstRegistrationProblem(status) === null ? GOOD_KEPT_MS : BAD_KEPT_MS;
}
