/** The buyer names or sends standards; a Pantone number is there at once, everything else once the desk has it. */
import { type GivenStandards, givingProblems } from '#domain/production/standards/give-standard.ts';
import { pantoneNumber } from '#domain/production/standards/pantone.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { assertOwnFile } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockPlanOf } from '../lock-plan.ts';
import { endStandardsTask } from './end-standards-task.ts';
import { moveStandard } from './move-standard.ts';
import { standardsOf } from './standards.store.ts';
import { standardsIn } from './standards-in.ts';

export type Giving = GivenStandards & { orderId: string; note?: string | undefined };

export async function giveStandards(
  services: Services,
  tx: Queries,
  actor: Pick<CustomerActor, 'brandId' | 'customerId' | 'sessionId'>,
  giving: Giving,
): Promise<void> {
  const locked = await lockPlanOf(tx, await lockOrder(tx, actor.brandId, giving.orderId));
  const all = await standardsOf(tx, locked.order, 'locked');
  const [first] = all;
  if (!first) throw new Refusal('not_found');
  const problems = givingProblems(giving, first.kind);
  if (Object.keys(problems).length > 0) throw formRefusal(problems);
  const by = buyerInHistory(actor);
  for (const standard of standardsIn(
    all,
    giving.standards.map(({ standardId }) => standardId),
  )) {
    const set = await givenColumns(services, tx, actor, giving, standard.standard_id);
    const details = { method: giving.method };
    await moveStandard(services, tx, locked.order, standard, 'given', { as: 'customer', by, set, details });
    if (giving.method === 'pantone') {
      const move = { as: 'production', by, set: { answered_at: services.clock.now() } } as const;
      await moveStandard(services, tx, locked.order, standard, 'received', move);
    }
  }
  await endStandardsTask(services, tx, locked, all, by);
}

/** What was said before is forgotten: of two parcels the last one counts. */
async function givenColumns(
  { clock }: Services,
  tx: Queries,
  { brandId, customerId }: Pick<CustomerActor, 'brandId' | 'customerId'>,
  { method, standards, courier, courierNumber, note }: Giving,
  standardId: string,
) {
  const { pantone, fileId } = standards.find((given) => given.standardId === standardId) ?? {};
  if (method === 'file' && fileId) await assertOwnFile(tx, brandId, fileId);
  return {
    method,
    pantone: method === 'pantone' ? pantoneNumber(pantone ?? null) : null,
    file_id: method === 'file' ? (fileId ?? null) : null,
    courier: method === 'courier' ? (courier ?? null) : null,
    courier_number: method === 'courier' ? (courierNumber ?? null) : null,
    note: note ?? null,
    refusal: null,
    given_at: clock.now(),
    given_by: customerId,
  };
}
