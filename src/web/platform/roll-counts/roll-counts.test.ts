import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../drafts/fake-server.fixture.ts';
import { loginState } from '../session/login-state.ts';
import { createSession } from '../session/session.ts';
import { signedInBeforeEach, signInAs } from '../session/signed-in.fixture.ts';
import { countStoreOf } from './count-store.ts';
import { sendWaitingCounts } from './send-counts.ts';
import { countUnsentCounts, type RollCount } from './stored-counts.ts';

let storage: Record<string, string>;

beforeEach(() => {
  storage = fakeStorage();
});
signedInBeforeEach('asha');
afterEach(() => vi.unstubAllGlobals());

const count = (rollId: string, change: Partial<RollCount> = {}): RollCount => ({
  orderId: 'o1',
  rollId,
  state: 'received',
  length: null,
  countedAt: '2026-11-12T06:30:00.000Z',
  refusal: null,
  ...change,
});

const NOTHING = { thousandths: '0', unit: 'metre' };
const ID = '01a19af3-5240-78a8-a40f-9aa3012fa488';
const LIST = {
  ...{ orderId: ID, fabId: ID, number: 'SO-26-000001', ordered: NOTHING, dispatched: NOTHING },
  ...{ tolerancePercent: 3, isComplete: true, billing: null },
  ...{ intransitData: [], deliveredData: [], fabricIssues: [] },
};

type Answer = { status: number; code?: string };
type Sent = { url: string; rollIds: string[] };

/** A server that answers each call as told, and what it was told. */
function fakeServer(answerTo: (rollIds: string[]) => Answer): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    if (url.endsWith('/config.json')) {
      return Response.json({ apiHost: '', authHost: '', recommendationHost: '' });
    }
    const { rolls } = JSON.parse(body) as { rolls: { rollId: string }[] };
    const rollIds = rolls.map(({ rollId }) => rollId);
    sent.push({ url, rollIds });
    const { status, code } = answerTo(rollIds);
    return Response.json(code ? { error: { code, message: 'We could not find this.' } } : { data: LIST }, {
      status,
    });
  });
  return sent;
}

test('counts are sent in parts, one order a call, and then gone from the device', async () => {
  const store = countStoreOf('asha');
  store.put(Array.from({ length: 450 }, (_, index) => count(`r${index}`)));
  store.put([count('x1', { orderId: 'o2' })]);
  const sent = fakeServer(() => ({ status: 200 }));
  expect(await sendWaitingCounts('asha')).toBe(true);
  expect(sent.map(({ rollIds }) => rollIds.length)).toEqual([200, 200, 50, 1]);
  expect(sent.at(-1)?.url).toContain('/apifabric/orders/o2/receive');
  expect(store.all()).toEqual([]);
  expect(Object.keys(storage).some((key) => key.includes('roll-counts'))).toBe(false);
  expect(store.shown()).toHaveLength(451);
});

test('without an answer nothing is lost, and what was counted anew meanwhile waits for its own', async () => {
  const store = countStoreOf('asha');
  store.put([count('r1'), count('r2')]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendWaitingCounts('asha')).toBe(false);
  expect(countUnsentCounts('asha')).toBe(2);
  const again = count('r1', { length: '97', countedAt: '2026-11-12T06:31:00.000Z' });
  const sent = fakeServer((rollIds) => {
    if (rollIds.length === 2) store.put([again]);
    return { status: 200 };
  });
  expect(await sendWaitingCounts('asha')).toBe(true);
  expect(sent.map(({ rollIds }) => rollIds)).toEqual([['r1', 'r2'], ['r1']]);
  expect(store.all()).toEqual([]);
});

test('a roll that is refused is told of and holds up no other', async () => {
  const store = countStoreOf('asha');
  store.put([count('good'), count('bad'), count('fine')]);
  fakeServer((rollIds) => (rollIds.includes('bad') ? { status: 404, code: 'not_found' } : { status: 200 }));
  expect(await sendWaitingCounts('asha')).toBe(true);
  expect(store.all()).toEqual([count('bad', { refusal: 'We could not find this.' })]);
  expect(countUnsentCounts('asha')).toBe(0);
});

test('counts survive a sign-in that the server ended, for the same customer alone', () => {
  countStoreOf('asha').put([count('r1')]);
  createSession({
    isEmbedded: () => false,
    currentPath: () => '/customer/orders',
    goTo: () => {},
    showError: () => {},
    notifyHost: () => {},
    renewToken: async () => {},
  }).handleRefusal({ status: 401, exempt: false, token: 'token of asha' });
  expect(loginState.get().token).toBeNull();
  signInAs('rahim');
  expect(countStoreOf('rahim').all()).toEqual([]);
  signInAs('asha');
  expect(countStoreOf('asha').all()).toEqual([count('r1')]);
});
