import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { HeldActRow } from './held-acts.store.ts';

type Recorded = Pick<HeldActRow, 'act_id' | 'act' | 'subject' | 'title' | 'amount_minor' | 'currency'>;

/** Without the company's id: what staff agree on among themselves is no part of the history that the company reads. */
export async function recordHeldAct(
  services: Services,
  tx: Queries,
  { act_id, act, subject, title, amount_minor, currency }: Recorded,
  { action, by }: { action: 'held' | 'approved' | 'released' | 'withdrawn'; by: DeskActor },
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'held-act', id: act_id },
    action,
    actor: deskInHistory(by),
    details: {
      act,
      subject,
      title,
      ...(amount_minor === null || currency === null ? {} : { minor: String(amount_minor), currency }),
    },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['held-acts'] });
}
