/** Sellers above the threshold of e-invoicing, and goods whose invoice the registry numbers. */
import type { Dispatch } from '#contract/customer/delivery.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { listDispatchesForStaff, sendDispatch } from '#contract/staff/delivery.ts';
import type { Registration } from '#contract/staff/registrations.ts';
import { callTaxRegistry } from '#server/capabilities/delivery/registration/call-registry.ts';
import type { StaffVisitor, World } from '../server/world.ts';
import { aPackedOrder, pack, somePapers, someRolls, tariffItemOf } from './delivery.ts';
import type { PayableOrder } from './payments.ts';

type Papers = CallInput<typeof sendDispatch>['body'];
export type IssuedGoods = { payable: PayableOrder; dispatchId: string; issued: Dispatch };

export async function aboveThreshold({ services }: World, registers_invoices = true): Promise<void> {
  await services.db.unscoped.updateTable('sellers').set({ registers_invoices }).execute();
}

/** Packed, and its invoice issued; the registry has not been asked yet. The e-way bill is left to it. */
export async function issuedGoods(
  world: World,
  staff: StaffVisitor,
  change: Partial<Papers> & { payable?: PayableOrder } = {},
): Promise<IssuedGoods> {
  const { payable = await aPackedOrder(world), ...papers } = change;
  const fifth = Number(payable.order.quantity.thousandths) / 5000;
  const rolls = someRolls(Array.from({ length: 5 }, () => fifth));
  const { dispatchId } = await pack(staff, payable, rolls);
  const { ewayBill: _typed, ...usual } = somePapers(world, { distanceKm: 290, ...tariffItemOf(payable) });
  const issued = await staff.call(sendDispatch, { params: { dispatchId }, body: { ...usual, ...papers } });
  return { payable, dispatchId, issued };
}

export function askRegistry({ services }: World): Promise<void> {
  return callTaxRegistry(services);
}

export async function theRegistration(
  staff: StaffVisitor,
  { payable: { order }, dispatchId }: IssuedGoods,
): Promise<Registration> {
  const params = { orderId: order.orderId };
  const { registrations } = await staff.call(listDispatchesForStaff, { params });
  const found = registrations.find((one) => one.dispatchId === dispatchId);
  if (!found) throw new Error('The invoice is not at the registry.');
  return found;
}
