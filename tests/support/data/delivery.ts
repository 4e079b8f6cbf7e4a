/** Orders whose goods are ready to leave, and a desk that packs, sends and delivers them. */
import {
  type Dispatch,
  type DispatchList,
  listDispatches,
  listRolls,
  type Roll,
} from '#contract/customer/delivery.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { deliverDispatch, packDispatch, sendDispatch } from '#contract/staff/delivery.ts';
import type { RollInput } from '#domain/delivery/roll-list.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import type { StaffVisitor, World } from '../server/world.ts';
import { anOrderingBuyer } from './orders.ts';
import { aPayableOrder, begin, type PayableOrder, withCredit } from './payments.ts';
import { aPlannedOrder, finish } from './production.ts';

type RollBody = CallInput<typeof packDispatch>['body']['rolls'][number] & RollInput;
type Papers = CallInput<typeof sendDispatch>['body'];

/** 500 m of navy poplin from stock, paid whole, rolls allotted and packed; the tolerance is 3 %. */
export async function aPackedOrder(
  world: World,
  { quality, ...change }: Parameters<typeof aPlannedOrder>[1] = {},
): Promise<PayableOrder> {
  const payable = await aPlannedOrder(world, { ...change, quality: { kind: 'stock', ...quality } });
  await finish(world, payable, 'T31', 'T81');
  return payable;
}

/** The same, bought whole on 30 days of credit. */
export async function aPackedOrderOnCredit(world: World): Promise<PayableOrder> {
  const buyer = await anOrderingBuyer(world);
  await withCredit(world, buyer, { minor: 50_000_000n, currency: 'INR' });
  const payable = await aPayableOrder(world, { buyer, creditDays: 30 });
  await begin(payable, 'credit');
  await followOrder(world.services, payable.order.orderId);
  await finish(world, payable, 'T31', 'T81');
  return payable;
}

/** Rolls R1, R2 … of these lengths; the lots are A and B in turn. */
export function someRolls(lengths: readonly number[], from = 1): RollBody[] {
  return lengths.map((length, index) => ({
    bale: `B${Math.floor(index / 4) + 1}`,
    roll: `R${index + from}`,
    lot: index % 2 === 0 ? 'A' : 'B',
    shade: 'S1',
    colour: 'Navy',
    length: String(length),
    netKg: String(Math.round(length * 190) / 1000),
    grossKg: String(Math.round(length * 190 + 600) / 1000),
    points: '12',
  }));
}

export function pack(
  staff: StaffVisitor,
  { order: { orderId } }: PayableOrder,
  rolls: readonly RollBody[],
): Promise<Dispatch> {
  return staff.call(packDispatch, { params: { orderId }, body: { rolls: [...rolls] } });
}

export function somePapers(world: World, change: Partial<Papers> = {}): Papers {
  const today = dayInZone(world.clock.now(), 'Asia/Kolkata');
  return {
    invoice: { invoicedOn: today },
    transporter: 'VRL Logistics',
    lrNumber: '4471182',
    vehicleNumber: 'MH 04 KX 2210',
    ewayBill: '3010 0447 1182',
    eta: addDays(today, 4),
    isLast: true,
    ...change,
  };
}

/** What customs read on an export, all eight digits. */
export function tariffItemOf({ buyer, order }: PayableOrder): Pick<Papers, 'tariffItem'> {
  return buyer.market === 'IN' ? {} : { tariffItem: `${order.hsn}90` };
}

/** Packed and gone, in one go. */
export async function ship(
  world: World,
  staff: StaffVisitor,
  payable: PayableOrder,
  { rolls = someRolls([100, 100, 100, 100, 100]), ...change }: Partial<Papers> & { rolls?: RollBody[] } = {},
): Promise<Dispatch> {
  const { dispatchId } = await pack(staff, payable, rolls);
  const papers = somePapers(world, { ...tariffItemOf(payable), ...change });
  return staff.call(sendDispatch, { params: { dispatchId }, body: papers });
}

export function deliver(staff: StaffVisitor, dispatchId: string): Promise<Dispatch> {
  return staff.call(deliverDispatch, { params: { dispatchId }, body: {} });
}

export function dispatchesSeenBy({ buyer, order: { orderId } }: PayableOrder): Promise<DispatchList> {
  return buyer.call(listDispatches, { params: { orderId } });
}

export async function rollsSeenBy({ buyer, order: { orderId } }: PayableOrder): Promise<Roll[]> {
  return (await buyer.call(listRolls, { params: { orderId } })).records;
}
