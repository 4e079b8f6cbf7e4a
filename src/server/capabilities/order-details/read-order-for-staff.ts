/** One order with whoever bought it. */
import type { Reply } from '#contract/endpoint.ts';
import type { readOrderForStaff as contract } from '#contract/staff/order-desk.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { findOrderForStaff } from '../orders/lock-order.ts';
import { viewOrderForStaff } from './view-order.ts';

export async function readOrderForStaff(
  parts: Pick<Parts, 'clock'>,
  db: Queries,
  orderId: string,
): Promise<Reply<typeof contract>> {
  const row = await findOrderForStaff(db, orderId);
  const customer = await findCustomerById(db, row.customer_id);
  return {
    ...(await viewOrderForStaff(parts, db, orderId)),
    buyer: {
      brandId: row.brand_id,
      company: customer?.company_name ?? '',
      contactName: customer?.person_name ?? '',
      market: row.market,
    },
    materialBookedAt: row.material_booked_at?.toISOString() ?? null,
  };
}
