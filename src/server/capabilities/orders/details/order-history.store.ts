import type { Queries } from '#server/db/database.ts';
import {
  type HistoryRow,
  type HistorySpan,
  historyCount,
  historyPage,
} from '#server/db/lists/history-page.ts';

export type OrderHistoryRow = HistoryRow & { subject_kind: 'order' | 'payment' | 'refund' };

type OfOrder = {
  brandId: string;
  /** The order itself, its payments and its refunds. */
  subjects: readonly string[];
  hiddenActions: readonly string[];
  /** By kind, the actions that are told. */
  moneyActions: { readonly payment: readonly string[]; readonly refund: readonly string[] };
};

function changes(db: Queries, { brandId, subjects, hiddenActions, moneyActions }: OfOrder) {
  return db.scoped
    .selectFrom('history')
    .where('history.brand_id', '=', brandId)
    .where('history.subject_kind', 'in', ['order', 'payment', 'refund'])
    .where('history.subject_id', 'in', subjects)
    .where((eb) =>
      eb.or([
        eb.and([eb('history.subject_kind', '=', 'order'), eb('history.action', 'not in', hiddenActions)]),
        ...(['payment', 'refund'] as const).map((kind) =>
          eb.and([eb('history.subject_kind', '=', kind), eb('history.action', 'in', moneyActions[kind])]),
        ),
      ]),
    );
}

export function orderHistoryPage(db: Queries, of: OfOrder, span: HistorySpan): Promise<OrderHistoryRow[]> {
  return historyPage(changes(db, of), span) as Promise<OrderHistoryRow[]>;
}

export function orderHistoryCount(db: Queries, of: OfOrder): Promise<number> {
  return historyCount(changes(db, of));
}
