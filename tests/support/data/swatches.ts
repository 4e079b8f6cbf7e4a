/** A buyer who asks for swatches, and the desk that sends them. */
import { listSwatches, requestSwatch, type Swatch } from '#contract/customer/swatches.ts';
import { sendSwatch } from '#contract/staff/swatches.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import type { OrderingBuyer } from './orders.ts';

export const COURIER = { courier: 'Blue Dart', trackingNumber: 'BD 4711' };

export type SwatchCalls = ReturnType<typeof swatchCalls>;

export function swatchCalls(buyer: OrderingBuyer, desk: StaffVisitor) {
  return {
    ask: (fabId: string, quoteId: string | null = null): Promise<Swatch> =>
      buyer.call(requestSwatch, {
        body: { fabId, quoteId, addressId: buyer.addressId, note: 'Navy, please' },
      }),
    send: (swatchId: string) => desk.call(sendSwatch, { params: { swatchId }, body: COURIER }),
    async readAgain({ swatchId, fabId }: Swatch): Promise<Swatch | undefined> {
      const { records } = await buyer.call(listSwatches, { query: { fabId } });
      return records.find((each) => each.swatchId === swatchId);
    },
  };
}
