/** Brings what was typed here to the server: one draft after the other, each change and each submission once. */
import { ApiError } from '#contract/client.ts';
import {
  changeRequest,
  createRequest,
  type FabricRequest,
  readRequest,
  submitRequest,
} from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '../api.ts';
import { platformTexts } from '../platform.texts.ts';
import { isSignedIn } from '../session/login-state.ts';
import type { DraftRecord, SendAttempt } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';
import { changeOf, isSameRequest } from './draft-wire.ts';
import { noteSending, noteSubmitted } from './sending-state.ts';
import { isUnsent } from './stored-drafts.ts';

const LOCK_NAME = 'selvedge.drafts';
const MOST_ATTEMPTS = 3;
/** Answers that would come again; everything else may pass. */
const REFUSALS: readonly number[] = [400, 404, 409, 410, 422];

let queue: Promise<unknown> = Promise.resolve();

/** Never fails: what went wrong stands in the sending state, and the draft stays unsent. */
export function sendDraft(store: DraftStore, localId: string): Promise<void> {
  const work = queue.then(() => withLock(() => sendNoted(store, localId)));
  queue = work;
  return work;
}

export async function sendDrafts(store: DraftStore): Promise<void> {
  for (const { localId } of store.all().filter(isUnsent)) await sendDraft(store, localId);
}

async function sendNoted(store: DraftStore, localId: string): Promise<void> {
  // Another tab may have sent it while this one waited.
  store.reload();
  noteSending(localId, { isSending: true, error: null });
  let error: unknown = null;
  try {
    await sendAll(store, localId);
  } catch (cause) {
    error = cause;
  }
  noteSending(localId, { isSending: false, error });
}

async function sendAll(store: DraftStore, localId: string): Promise<void> {
  let record = store.find(localId);
  while (record && isUnsent(record) && record.trouble === null && isSignedIn()) {
    if (record.fabId === null) await create(store, record);
    else if (record.edits !== record.sentEdits) await change(store, record, record.fabId);
    else await submit(store, record, record.fabId);
    record = store.find(localId);
  }
}

/** A lost answer is asked for again with the very same words, so that one draft never becomes two. */
async function create(store: DraftStore, record: DraftRecord): Promise<void> {
  const attempt = record.attempts[0] ?? attemptOf(record);
  store.change(record.localId, (now) => ({ ...now, attempts: [attempt] }));
  const request = await call(createRequest, { body: attempt.body }, { idempotencyKey: record.localId });
  adopt(store, record, request, attempt.edits);
}

async function change(store: DraftStore, record: DraftRecord, fabId: string): Promise<void> {
  const attempt = attemptOf(record);
  const attempts = [attempt, ...record.attempts].slice(0, MOST_ATTEMPTS);
  store.change(record.localId, (now) => ({ ...now, attempts }));
  const body = { ...attempt.body, ...(record.revision !== null && { revision: record.revision }) };
  try {
    adopt(store, record, await call(changeRequest, { params: { fabId }, body }), attempt.edits);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'draft_outdated') settle(store, { ...record, attempts }, await read(fabId));
    else if (isGone(error)) mark(store, record, 'gone');
    else throw error;
  }
}

/** The newer copy may be our own change whose answer was lost; otherwise the buyer chooses. */
function settle(store: DraftStore, record: DraftRecord, request: FabricRequest): void {
  const sent = record.attempts.find(({ body }) => isSameRequest(request, body));
  if (sent && isDraft(request)) adopt(store, record, request, sent.edits);
  else mark(store, record, isDraft(request) ? 'outdated' : 'gone');
}

async function submit(store: DraftStore, record: DraftRecord, fabId: string): Promise<void> {
  if (!record.submission) return;
  const submission = { ...record.submission, revision: record.submission.revision ?? record.revision };
  store.change(record.localId, (now) => ({ ...now, submission }));
  const body = submission.revision === null ? {} : { revision: submission.revision };
  try {
    submitted(
      store,
      record,
      await call(submitRequest, { params: { fabId }, body }, { idempotencyKey: submission.key }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
    await submissionRefused(store, record, fabId, error);
  }
}

/** Sent already from elsewhere is as good as sent; anything else is for the buyer to put right. */
async function submissionRefused(
  store: DraftStore,
  record: DraftRecord,
  fabId: string,
  error: ApiError,
): Promise<void> {
  if (error.code === 'not_found') return mark(store, record, 'gone');
  if (error.code === 'illegal_transition') {
    const request = await read(fabId);
    return request.submittedAt === null ? mark(store, record, 'gone') : submitted(store, record, request);
  }
  if (error.code === 'draft_outdated') return mark(store, record, 'outdated');
  store.change(record.localId, (now) => ({ ...now, submission: null }));
  throw error;
}

function submitted(store: DraftStore, { localId }: DraftRecord, { fabId, number }: FabricRequest): void {
  // Announced first, so that the open wizard knows why its draft goes.
  noteSubmitted({ localId, fabId });
  store.remove(localId);
  showToast(platformTexts.sentToSuppliers(number), { kind: 'good' });
}

function adopt(store: DraftStore, { localId }: DraftRecord, request: FabricRequest, edits: number): void {
  const { fabId, revision } = request;
  store.change(localId, (now) => ({ ...now, fabId, revision, sentEdits: edits, attempts: [] }));
}

function mark(store: DraftStore, { localId }: DraftRecord, trouble: 'outdated' | 'gone'): void {
  store.change(localId, (now) => ({ ...now, trouble, submission: null, attempts: [] }));
}

function attemptOf(record: DraftRecord): SendAttempt {
  return { body: changeOf(record), edits: record.edits };
}

function isGone({ code }: ApiError): boolean {
  return code === 'not_found' || code === 'illegal_transition';
}

function isDraft({ status }: FabricRequest): boolean {
  return status === REQUEST_STATUS_CODE.draft;
}

function read(fabId: string): Promise<FabricRequest> {
  return call(readRequest, { params: { fabId } });
}

/** Two tabs take turns; without the locks of a secure page the server's revisions have to do. */
function withLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK_NAME, work) : work();
}
