import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { currentToasts } from '#ui/feedback/toast-store.ts';
import { loginState } from '../session/login-state.ts';
import { type DraftRecord, newDraft } from './draft-record.ts';
import { type DraftStore, draftStoreOf } from './draft-store.ts';
import { fakeServer, fakeStorage, readBack } from './fake-server.fixture.ts';
import { sendDraft } from './send-drafts.ts';
import { onSubmitted, sendingOf } from './sending-state.ts';
import { isUnsent } from './stored-drafts.ts';

let server: ReturnType<typeof fakeServer>;
let store: DraftStore;
let localId: string;

beforeEach(() => {
  fakeStorage();
  server = fakeServer();
  const customerId = crypto.randomUUID();
  loginState.update({ customerId, token: 'token' });
  store = draftStoreOf(customerId);
  const draft = newDraft('metre');
  ({ localId } = draft);
  store.put({ ...draft, answers: { ...POPLIN, width: null }, edits: 1 });
});
afterEach(() => vi.unstubAllGlobals());

const LOST = [
  { what: 'answer that was lost', lost: 'answer' },
  { what: 'answer that became a 500', lost: 'answer as 500' },
] as const;

function type(change: Partial<DraftRecord['answers']>): void {
  store.change(localId, (now) => ({ ...now, answers: { ...now.answers, ...change }, edits: now.edits + 1 }));
}

function mine(): DraftRecord {
  const record = store.find(localId);
  if (!record) throw new Error('The draft is gone.');
  return record;
}

test('a draft is begun once and then changed, each time with the revision it builds on', async () => {
  await sendDraft(store, localId);
  type({ width: 58 });
  await sendDraft(store, localId);
  expect(server.requests).toHaveLength(1);
  expect(readBack(server.requests[0] as never).answers).toEqual({ ...POPLIN, width: 58 });
  expect(isUnsent(mine())).toBe(false);
  expect(mine()).toMatchObject({ revision: 2, attempts: [] });
});

test.each(LOST)(
  'a first $what does not begin a second draft, although the buyer typed on',
  async ({ lost }) => {
    server.lose(lost);
    await sendDraft(store, localId);
    expect(isUnsent(mine())).toBe(true);
    type({ width: 54 });
    await sendDraft(store, localId);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ width: 54 });
    expect(isUnsent(mine())).toBe(false);
  },
);

test('our own change whose answer was lost is not taken for one from another device', async () => {
  await sendDraft(store, localId);
  type({ width: 54 });
  server.lose('answer');
  await sendDraft(store, localId);
  type({ width: 58 });
  server.lose('call');
  await sendDraft(store, localId);
  type({ loomType: 'sulzer' });
  await sendDraft(store, localId);
  expect(mine()).toMatchObject({ trouble: null, attempts: [] });
  expect(readBack(server.requests[0] as never).answers).toMatchObject({ width: 58, loomType: 'sulzer' });
});

test('a change from another device is never overwritten: the buyer is asked', async () => {
  await sendDraft(store, localId);
  server.changeElsewhere({ width: 42 });
  type({ width: 58 });
  await sendDraft(store, localId);
  expect(mine()).toMatchObject({ trouble: 'outdated', answers: { width: 58 } });
  expect(server.requests[0]).toMatchObject({ width: 42 });
  const before = server.calls.length;
  await sendDraft(store, localId);
  expect(server.calls).toHaveLength(before);
});

test('without a connection everything stays here and is sent later', async () => {
  server.lose('call');
  await sendDraft(store, localId);
  expect(server.requests).toHaveLength(0);
  expect(sendingOf(localId)).toMatchObject({ isSending: false, error: { name: 'NetworkError' } });
  await sendDraft(store, localId);
  expect(server.requests).toHaveLength(1);
  expect(sendingOf(localId)).toEqual({ isSending: false, error: null });
});

test('asked for twice, and again after a lost answer, a request is sent to suppliers once', async () => {
  const onSent = vi.fn();
  const stop = onSubmitted(onSent);
  store.change(localId, (now) => ({ ...now, submission: { key: crypto.randomUUID(), revision: null } }));
  await sendDraft(store, localId);
  expect(store.find(localId)).toBeNull();
  await Promise.all([sendDraft(store, localId), sendDraft(store, localId)]);
  expect(server.calls.filter((call) => call.endsWith('/submit/'))).toHaveLength(1);
  expect(onSent).toHaveBeenCalledOnce();
  expect(currentToasts().at(-1)?.message).toBe('Q-26-000001 is sent to suppliers.');
  stop();
});

test.each(LOST)('a submission with $what is repeated with its key and ends as sent', async ({ lost }) => {
  await sendDraft(store, localId);
  store.change(localId, (now) => ({ ...now, submission: { key: crypto.randomUUID(), revision: null } }));
  server.lose(lost);
  await sendDraft(store, localId);
  expect(mine().submission).not.toBeNull();
  await sendDraft(store, localId);
  expect(store.find(localId)).toBeNull();
  expect(server.requests[0]).toMatchObject({ status: 2 });
});

test('a refused submission gives the draft back to the buyer with the words of the server', async () => {
  server.refuseSubmit({ deliverTo: 'We could not find this PIN code.' });
  store.change(localId, (now) => ({ ...now, submission: { key: crypto.randomUUID(), revision: null } }));
  await sendDraft(store, localId);
  expect(mine()).toMatchObject({ submission: null, trouble: null });
  const { error } = sendingOf(localId);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).body.fields).toEqual({ deliverTo: 'We could not find this PIN code.' });
});

test('a draft that was sent from another device is no draft any more', async () => {
  await sendDraft(store, localId);
  Object.assign(server.requests[0] ?? {}, { status: 2, revision: 7 });
  type({ width: 58 });
  await sendDraft(store, localId);
  expect(mine().trouble).toBe('gone');
});

test('whoever has signed out sends nothing and leaves nothing behind', async () => {
  loginState.forget();
  await sendDraft(store, localId);
  type({ width: 58 });
  expect(server.calls).toEqual([]);
  expect(Object.keys(window.localStorage).filter((key) => key.includes('drafts'))).toHaveLength(1);
});
