/** What is packed for the next shipment of an order, and whether another may be packed. */
import type { LengthUnit } from '#domain/shared/length.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { dispatchesOf } from './dispatches.store.ts';
import { mayPack } from './pack-dispatch.ts';
import { dispatchFiguresOf } from './rolls.store.ts';

type PackedShipment = {
  packed: { rolls: number; length: { thousandths: string; unit: LengthUnit } } | null;
  mayPack: boolean;
};

export async function packedShipmentOf(db: Queries, order: OrderRow): Promise<PackedShipment> {
  const dispatches = await dispatchesOf(db, order, 'unlocked');
  const open = dispatches.find(({ status }) => status === 'packed');
  const figures =
    open && (await dispatchFiguresOf(db, order)).find((row) => row.dispatch_id === open.dispatch_id);
  return {
    packed: figures
      ? {
          rolls: figures.rolls,
          length: { thousandths: String(figures.length_thousandths), unit: order.unit },
        }
      : null,
    mayPack: mayPack(order, dispatches),
  };
}
