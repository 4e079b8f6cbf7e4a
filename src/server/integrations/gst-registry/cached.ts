/** Answers are kept for a week; that the register was down is never kept. */
import type { Parts } from '#server/parts.ts';
import type { GstRegistry, RegistryAnswer } from './port.ts';

const KEPT_MS = 7 * 24 * 3600 * 1000;

export function withCache(registry: GstRegistry, { db, clock }: Pick<Parts, 'db' | 'clock'>): GstRegistry {
  return async (gstin) => {
    const since = new Date(clock.now().getTime() - KEPT_MS);
    const kept = await db.unscoped
      .selectFrom('gst_registry_answers')
      .select('answer')
      .where('gstin', '=', gstin)
      .where('fetched_at', '>', since)
      .executeTakeFirst();
    if (kept) return kept.answer as unknown as RegistryAnswer;

    const answer = await registry(gstin);
    if (answer.kind !== 'down') {
      const row = { answer: JSON.stringify(answer), fetched_at: clock.now() };
      await db.unscoped
        .insertInto('gst_registry_answers')
        .values({ gstin, ...row })
        .onConflict((conflict) => conflict.column('gstin').doUpdateSet(row))
        .execute();
    }
    return answer;
  };
}
