/** A page of the history as its readers tell it: newest first, with the name of whoever did it. */
import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '../database.ts';

export type HistoryRow = {
  history_id: string;
  subject_kind: string;
  subject_id: string;
  action: string;
  details: Readonly<Record<string, string | number | boolean | null>>;
  actor_kind: 'customer' | 'staff' | 'system' | 'anonymous' | 'approver';
  session_id: string | null;
  at: Date;
  /** Set, like the name, only for people of the company itself. */
  customer_id: string | null;
  person_name: string | null;
};

type Changes = SelectQueryBuilder<Schema, 'history', object>;
export type HistorySpan = { readonly offset: number; readonly limit: number };

/** `changes` says of which company and which things. */
export function historyPage(changes: Changes, { offset, limit }: HistorySpan): Promise<HistoryRow[]> {
  return changes
    .leftJoin('people', (join) =>
      join
        .onRef('people.customer_id', '=', 'history.actor_id')
        .onRef('people.brand_id', '=', 'history.brand_id'),
    )
    .select([
      'history.history_id',
      'history.subject_kind',
      'history.subject_id',
      'history.action',
      'history.details',
      'history.actor_kind',
      'history.session_id',
      'history.at',
      'people.customer_id',
      'people.name as person_name',
    ])
    .orderBy('history.at', 'desc')
    .orderBy('history.history_id', 'desc')
    .offset(offset)
    .limit(limit)
    .$castTo<HistoryRow>()
    .execute();
}

export async function historyCount(changes: Changes): Promise<number> {
  const { total } = await changes
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
