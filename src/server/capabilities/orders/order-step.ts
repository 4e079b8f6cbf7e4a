import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import type { OrderRow } from './lock-order.ts';

/** One step of an order on its way from the loom to the buyer; answers with the order as it is then. */
export type OrderStep = (parts: Parts, tx: Queries, by: HistoryActor, orderId: string) => Promise<OrderRow>;
