/** The lines of a timeline in words. */
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { EventKind, EventRow } from './issue-events.store.ts';

const WORDS: Readonly<Record<EventKind, string>> = {
  raised: 'Issue raised',
  replied: 'Message',
  under_review: 'Under review',
  inspected: 'Inspection result',
  offer: 'Offer made',
  accepted: 'Offer accepted',
  replacement_sent: 'Replacement sent',
  disputed: 'Offer turned down',
  escalated: 'Escalated',
  closed: 'Closed',
  withdrawn: 'Issue withdrawn',
  rejected: 'Issue rejected',
};

export function eventText({ kind, actor_kind }: Pick<EventRow, 'kind' | 'actor_kind'>): string {
  return kind === 'escalated' && actor_kind === 'system' ? 'Escalated automatically' : WORDS[kind];
}

/** Buyers talk to the marketplace, not to one of its people. */
export function eventActor({
  actor_kind,
  person_name,
}: Pick<EventRow, 'actor_kind' | 'person_name'>): string {
  return actor_kind === 'customer' ? (person_name ?? 'Someone in your company') : BRAND_NAME;
}
