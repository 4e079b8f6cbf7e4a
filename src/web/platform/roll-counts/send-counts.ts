/** Brings counts of rolls to the server, some hundred at a time; sent twice, they change nothing. */
import { ApiError } from '#contract/client.ts';
import { receiveRolls } from '#contract/customer/delivery.ts';
import { call } from '../api.ts';
import { isSignedIn } from '../session/login-state.ts';
import { type CountStore, countStoreOf } from './count-store.ts';
import type { RollCount } from './stored-counts.ts';

const LOCK_NAME = 'selvedge.roll-counts';
const BATCH_SIZE = 200;
/** Answers that would come again; everything else may pass. */
const REFUSALS: readonly number[] = [400, 404, 409, 410, 422];

let queue: Promise<unknown> = Promise.resolve();

/** False when it is worth trying again later. */
export function sendWaitingCounts(customerId: string): Promise<boolean> {
  const work = queue.then(() => withLock(() => sendAll(countStoreOf(customerId))));
  queue = work;
  return work;
}

async function sendAll(store: CountStore): Promise<boolean> {
  // Another tab may have sent them while this one waited.
  store.reload();
  const tried = new Set<string>();
  for (;;) {
    const batch = nextBatch(store.all(), tried);
    if (batch.length === 0) return true;
    if (!isSignedIn()) return false;
    try {
      await sendBatch(store, batch);
    } catch {
      return false;
    }
    for (const { rollId, countedAt } of batch) tried.add(`${rollId} ${countedAt}`);
  }
}

/** Of one order, because a call is about one. */
function nextBatch(counts: readonly RollCount[], tried: ReadonlySet<string>): RollCount[] {
  const waiting = counts.filter(
    ({ refusal, rollId, countedAt }) => refusal === null && !tried.has(`${rollId} ${countedAt}`),
  );
  return waiting.filter(({ orderId }) => orderId === waiting[0]?.orderId).slice(0, BATCH_SIZE);
}

/** One roll that is refused must not keep the others here: they go one by one. */
async function sendBatch(store: CountStore, batch: readonly RollCount[]): Promise<void> {
  try {
    await send(batch);
    store.settle(batch);
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only) store.settle([only], error.message);
    else for (const count of batch) await sendBatch(store, [count]);
  }
}

async function send(batch: readonly RollCount[]): Promise<void> {
  const orderId = batch[0]?.orderId ?? '';
  const rolls = batch.map(({ rollId, state, length, countedAt }) => ({
    rollId,
    state,
    countedAt,
    ...(length === null ? {} : { length }),
  }));
  await call(receiveRolls, { params: { orderId }, body: { rolls } });
}

function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK_NAME, work) : work();
}
