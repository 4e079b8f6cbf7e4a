import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginState } from '../session/login-state.ts';
import { createSession, forgetTab } from '../session/session.ts';
import { signedInBeforeEach, signInAs } from '../session/signed-in.fixture.ts';
import { countUnsentDrafts } from './before-logout.ts';
import { newDraft } from './draft-record.ts';
import { draftStoreOf } from './draft-store.ts';
import { fakeStorage } from './fake-server.fixture.ts';
import { draftsKey } from './stored-drafts.ts';

let storage: Record<string, string>;

beforeEach(() => {
  storage = fakeStorage();
});
signedInBeforeEach('asha');
afterEach(() => vi.unstubAllGlobals());

function session() {
  return createSession({
    isEmbedded: () => false,
    currentPath: () => '/customer/create-request/create?step=4',
    goTo: () => {},
    showError: () => {},
    notifyHost: () => {},
    renewToken: async () => {},
  });
}

function keepTwo(): { sent: string; unsent: string } {
  const store = draftStoreOf('asha');
  const [sent, unsent] = [newDraft('metre'), newDraft('yard')];
  store.put({ ...sent, fabId: 'f1', edits: 2, sentEdits: 2 });
  store.put({ ...unsent, edits: 3, sentEdits: 2 });
  return { sent: sent.localId, unsent: unsent.localId };
}

test('a draft survives a reload, for its customer alone', () => {
  const { unsent } = keepTwo();
  forgetTab();
  expect(draftStoreOf('asha').find(unsent)).toMatchObject({ edits: 3, sheet: { unit: 'yard' } });
  expect(draftStoreOf('rahim').all()).toEqual([]);
});

test('a sign-in ended by the server keeps unsent drafts, and only for the same customer', () => {
  const { unsent } = keepTwo();
  session().handleRefusal({ status: 401, exempt: false, token: 'token of asha' });
  expect(loginState.get().token).toBeNull();
  signInAs('rahim');
  expect(draftStoreOf('rahim').all()).toEqual([]);
  signInAs('asha');
  expect(
    draftStoreOf('asha')
      .all()
      .map(({ localId }) => localId),
  ).toEqual([unsent]);
});

test('a logout clears every draft', async () => {
  keepTwo();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await session().logout();
  expect(Object.keys(storage).filter((key) => key.includes('drafts'))).toEqual([]);
});

test('unsent drafts are counted, so that a logout can ask', () => {
  expect(countUnsentDrafts('asha')).toBe(0);
  keepTwo();
  expect(countUnsentDrafts('asha')).toBe(1);
});

test('drafts of another version are put aside, neither shown nor erased', () => {
  const text = JSON.stringify({ version: 99, drafts: [{ localId: 'x' }] });
  storage[draftsKey('asha')] = text;
  expect(draftStoreOf('asha').all()).toEqual([]);
  expect(Object.values(storage)).toContain(text);
});
