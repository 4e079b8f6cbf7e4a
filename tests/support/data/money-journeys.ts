/** Orders on their way from basket to money, with everything the server has acknowledged of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queries } from '#server/db/database.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import type { BegunPayment, Checkout, HttpBuyer, PlacedOrder } from './money-buyer.ts';

type Journey = {
  name: string;
  placed?: PlacedOrder;
  begun?: BegunPayment;
  paid?: Checkout;
  isCaptured?: boolean;
};
type Acknowledged = Exclude<keyof Journey, 'name'>;

export type Journeys = {
  /** One order after the other until the server is gone, or it is enough. */
  goOn(url: string, isEnough?: () => boolean): Promise<void>;
  /** After a number of steps that nobody knows beforehand, in the middle of the next. */
  someStepsLater(atMost: number): Promise<void>;
  /** Every order that was begun is paid, whatever cut it short. */
  finish(url: string): Promise<void>;
  count(step: Acknowledged): number;
  /** How often one was cut short. */
  interruptions(): number;
  /** What was acknowledged and is not there, and what is there more often than it was asked for. */
  compare(db: Queries, since: Date): Promise<{ lost: number; doubled: number }>;
};

const STEPS_WITHIN_MS = 60_000;
const BUSY_PAUSE_MS = 20;

export function openJourneys(buyer: HttpBuyer): Journeys {
  const journeys: Journey[] = [];
  const interrupted: Journey[] = [];
  let steps = 0;
  let interruptions = 0;

  /** Half of those that were cut short are taken up again with the same keys; the others are left as they are. */
  const next = (): Journey => {
    const left = interrupted.pop();
    if (left && Math.random() < 0.5) return left;
    const journey = { name: randomUUID() };
    journeys.push(journey);
    return journey;
  };
  const counted = async <T>(step: Promise<T>): Promise<T> => {
    const answer = await step;
    steps += 1;
    return answer;
  };
  const walk = async (url: string, journey: Journey): Promise<void> => {
    journey.placed ??= await counted(buyer.place(url, journey.name));
    journey.begun ??= await counted(buyer.begin(url, journey.name, journey.placed.orderId));
    journey.paid ??= await counted(buyer.checkOut(url, journey.begun));
    journey.isCaptured = (await counted(buyer.verify(url, journey.paid))) === 'captured';
  };
  return {
    goOn: (url, isEnough) =>
      untilGone(async () => {
        const journey = next();
        await walk(url, journey).catch((error: unknown) => {
          interruptions += 1;
          interrupted.push(journey);
          throw error;
        });
      }, isEnough),
    async someStepsLater(atMost) {
      const until = steps + 1 + Math.floor(Math.random() * atMost);
      await waitFor('some steps', () => steps >= until, STEPS_WITHIN_MS);
      await pause(Math.random() * BUSY_PAUSE_MS);
    },
    async finish(url) {
      for (const journey of journeys) if (!journey.isCaptured) await walk(url, journey);
    },
    count: (step) => journeys.filter((journey) => journey[step]).length,
    interruptions: () => interruptions,
    compare: (db, since) => compare(db, since, journeys),
  };
}

async function compare(db: Queries, since: Date, journeys: readonly Journey[]) {
  const rows = await db.unscoped
    .selectFrom('orders')
    .leftJoin('payment_orders', 'payment_orders.order_id', 'orders.order_id')
    .leftJoin('captures', 'captures.payment_order_id', 'payment_orders.payment_order_id')
    .select(['po_number', 'orders.order_id', 'orders.status', 'payment_orders.payment_order_id'])
    .select('captures.provider_payment_id')
    .where('orders.created_at', '>=', since)
    .execute();
  const byName = Map.groupBy(rows, ({ po_number }) => po_number ?? '');
  const isLost = ({ name, placed, begun, paid, isCaptured }: Journey) => {
    const row = byName.get(name)?.[0];
    return (
      (placed && placed.orderId !== row?.order_id) ||
      (begun && begun.paymentOrderId !== row?.payment_order_id) ||
      (paid && paid.providerPaymentId !== row?.provider_payment_id) ||
      (isCaptured && row?.status !== 'created')
    );
  };
  return {
    lost: journeys.filter(isLost).length,
    doubled: [...byName.values()].filter(({ length }) => length > 1).length,
  };
}

/** A call either ends, is told to come back later, or finds nobody there. */
export async function untilGone(step: () => Promise<void>, isEnough = () => false): Promise<void> {
  while (!isEnough()) {
    try {
      await step();
    } catch (error) {
      if (isGone(error)) return;
      if (!isBusy(error)) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}

/** `fetch` says so when a connection is refused, reset or cut in the middle of an answer. */
function isGone(error: unknown): boolean {
  return error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated');
}

function isBusy(error: unknown): boolean {
  return (error as { status?: unknown }).status === 503;
}
