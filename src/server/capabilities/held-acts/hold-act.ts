/** What one person typed is kept until a second one lets it take effect; the maker's own word is the first of the two. */
import { type HeldActKind, MONEY_ACTS, peopleNeeded } from '#domain/payments/two-people.ts';
import type { Money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { actingReleaser } from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { insertHeldAct } from './held-acts.store.ts';
import { recordHeldAct } from './record-held-act.ts';

/** Given along when an act that waited takes effect. */
export type SecondWord = { readonly madeBy: string };

export type TypedAct = {
  act: HeldActKind;
  /** One act of a kind waits for each subject. */
  subject: string;
  brandId?: string;
  title: string;
  /** What it is worth; null where it has no sum. */
  amount: Money | null;
  /** Takes two whatever the sum. */
  isUnusual?: boolean;
  /** As it goes into the use-case again. */
  typed: Readonly<Record<string, unknown>>;
  /** In words, for whoever gives the second one. */
  facts: readonly (readonly [label: string, value: string])[];
};

/** True: it waits now, and nothing else may happen. What no person typed waits for nobody. */
export async function waitsForSecondPerson(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { second, ...typedAct }: TypedAct & { second: SecondWord | null },
): Promise<boolean> {
  const { act, amount, isUnusual = false } = typedAct;
  if (second || by.kind === 'system') return false;
  await actingReleaser(services, tx, by.staffId, MONEY_ACTS[act].roles);
  if (!isUnusual && peopleNeeded(act, amount) === 1) return false;
  await hold(services, tx, by, typedAct);
  return true;
}

async function hold(
  services: Services,
  tx: Queries,
  by: Extract<DeskActor, { kind: 'staff' }>,
  { act, subject, brandId, title, amount, typed, facts }: TypedAct,
): Promise<void> {
  const row = {
    act_id: services.ids.next(),
    act,
    subject,
    brand_id: brandId ?? null,
    title,
    amount_minor: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    typed: JSON.stringify(typed),
    facts: JSON.stringify(facts),
    state: 'waiting',
    made_by: by.staffId,
    made_at: services.clock.now(),
    approved_by: by.staffId,
  } as const;
  await refusedOnClash(insertHeldAct(tx, row), 'one_waiting_act', () => new Refusal('second_person_needed'));
  await recordHeldAct(services, tx, row, { action: 'held', by });
}
