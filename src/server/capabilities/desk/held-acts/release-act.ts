import { releaseHeldAct } from '#server/capabilities/held-acts/settle-held-act.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { takeEffect } from './take-effect.ts';

/** The second person's word: what a colleague typed happens now, by the rules of now. */
export function releaseAct(
  services: Services,
  tx: Queries,
  by: Extract<DeskActor, { kind: 'staff' }>,
  actId: string,
): Promise<void> {
  return releaseHeldAct(services, tx, by, { actId, takeEffect: takeEffect(services, tx, by) });
}
