/** The lines of a timeline, told in the words of today. */

import { BRAND_NAME } from '#domain/shared/brand.ts';
import { CLAIM_EVENT_TEXT, CLAIM_FACT_TEXT, ESCALATED_BY_CLOCK_TEXT } from '#words/en/claim-history.ts';
import { UNNAMED_COLLEAGUE } from '#words/en/people.ts';
import { problemText } from '#words/problem-text.ts';
import type { EventRow } from './issue-events.store.ts';

export function eventText({ kind, actor_kind }: Pick<EventRow, 'kind' | 'actor_kind'>): string {
  return kind === 'escalated' && actor_kind === 'system' ? ESCALATED_BY_CLOCK_TEXT : CLAIM_EVENT_TEXT[kind];
}

/** What is told of it, before the words that somebody wrote. */
export function eventDetail({ fact, body }: Pick<EventRow, 'fact' | 'body'>): string | null {
  return [fact && problemText(CLAIM_FACT_TEXT, fact), body].filter(Boolean).join(' ') || null;
}

/** Buyers talk to the marketplace, not to one of its people. */
export function eventActor({
  actor_kind,
  person_name,
}: Pick<EventRow, 'actor_kind' | 'person_name'>): string {
  return actor_kind === 'customer' ? (person_name ?? UNNAMED_COLLEAGUE) : BRAND_NAME;
}
