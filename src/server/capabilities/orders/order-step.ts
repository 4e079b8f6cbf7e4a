import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';

/** One step of an order on its way from the loom to the buyer; answers with the order as it is then. */
export type OrderStep = (
  services: Services,
  tx: Queries,
  by: HistoryActor,
  orderId: string,
) => Promise<OrderRow>;
