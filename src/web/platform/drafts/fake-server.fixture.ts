/** A server for tests that keeps drafts with their revisions and remembers keys; the test decides what gets lost. */
import { vi } from 'vitest';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { EQUAL_PRIORITIES } from '#domain/quotes/advice/priorities.ts';
import { newDraft } from './draft-record.ts';
import { recordOf } from './draft-wire.ts';

type StoredRequest = Record<string, unknown> & { fabId: string; revision: number; status: number };
/** The change is made, and its answer either never arrives or could not be written. */
type Lost = 'answer' | 'answer as 500';
type Answer = { status: number; body: unknown };

export function fakeServer() {
  const requests: StoredRequest[] = [];
  const answers = new Map<string, { sent: string; answer: Answer }>();
  const calls: string[] = [];
  let loseNext: 'nothing' | 'call' | Lost = 'nothing';
  let refuseSubmit: Record<string, string> | null = null;

  const play = (method: string, path: string, body: Record<string, unknown>): Answer => {
    if (method === 'POST' && path === '/apifabric/fabrics/') {
      requests.push(emptyRequest(`0199a1b2-0000-7000-8000-00000000000${requests.length + 1}`, body));
      return ok(requests.at(-1));
    }
    const request = requests.find(({ fabId }) => path.includes(fabId));
    if (!request) return refusal(404, 'not_found');
    if (method === 'GET') return ok(request);
    if (request.status !== 1) return refusal(409, 'illegal_transition');
    if (body.revision !== undefined && body.revision !== request.revision)
      return refusal(409, 'draft_outdated');
    if (!path.endsWith('/submit/')) return ok(applied(request, body));
    if (refuseSubmit) return refusal(422, 'form_refused', refuseSubmit);
    return ok(Object.assign(request, { status: 2, submittedAt: '2026-11-15T06:00:00.000Z' }));
  };
  const fetchPlayed = async (url: string, { method = 'GET', headers = {}, body }: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://app');
    if (path === '/config.json') return Response.json({});
    if (loseNext === 'call') throw lost();
    const key = (headers as Record<string, string>)['idempotency-key'];
    calls.push(`${method} ${path}`);
    const { status, body: reply } = once(key, String(body), () =>
      play(method, path, JSON.parse(String(body ?? '{}'))),
    );
    if (loseNext === 'answer') throw lost();
    if (loseNext === 'answer as 500') {
      loseNext = 'nothing';
      return Response.json(refusal(500, 'unexpected').body, { status: 500 });
    }
    return Response.json(reply, { status });
  };
  const once = (key: string | undefined, sent: string, work: () => Answer): Answer => {
    const earlier = key && answers.get(key);
    if (earlier) return earlier.sent === sent ? earlier.answer : refusal(409, 'idempotency_key_reused');
    const answer = structuredClone(work());
    if (key && answer.status < 400) answers.set(key, { sent, answer });
    return answer;
  };
  const lost = () => {
    loseNext = 'nothing';
    return new TypeError('lost');
  };
  vi.stubGlobal('fetch', fetchPlayed);
  return {
    requests,
    calls,
    lose: (what: 'call' | Lost) => {
      loseNext = what;
    },
    refuseSubmit: (fields: Record<string, string> | null) => {
      refuseSubmit = fields;
    },
    changeElsewhere: (change: Record<string, unknown>) => requests[0] && applied(requests[0], change),
  };
}

function applied(
  request: StoredRequest,
  { revision: _, fileIds: _files, ...change }: Record<string, unknown>,
): StoredRequest {
  const sheet = request.sheet as Record<string, unknown>;
  for (const [field, value] of Object.entries(change)) {
    if (field in sheet) sheet[field] = value;
    else Object.assign(request, { [field]: value });
  }
  request.revision += 1;
  return request;
}

function emptyRequest(fabId: string, body: Record<string, unknown>): StoredRequest {
  const now = '2026-11-15T05:00:00.000Z';
  const { files: _, ...sheet } = newDraft('metre').sheet;
  const blank = Object.fromEntries(
    Object.entries(sheet).map(([name, value]) => [name, value === '' ? null : value]),
  );
  const request: StoredRequest = {
    ...{ fabId, number: 'Q-26-000001', status: 1, quality: '', quantity: null },
    ...{
      requiredBy: null,
      poNumber: null,
      quoteCount: 0,
      hasQuotes: false,
      orderId: null,
      isInformationAsked: false,
      closeReason: null,
      closeNote: null,
      assignee: null,
    },
    ...{ createdAt: now, submittedAt: null, closedAt: null, listedAt: now, allowedMoves: ['edit', 'submit'] },
    ...{ revision: 0, specificationVersion: 1, openStep: 1, priorities: EQUAL_PRIORITIES },
    sheet: { ...blank, unit: 'metre', files: [] },
  };
  return applied(request, body);
}

function ok(data: unknown): Answer {
  return { status: 200, body: { data } };
}

function refusal(status: number, code: string, fields?: Record<string, string>): Answer {
  return { status, body: { error: { code, message: code, ...(fields && { fields }) } } };
}

/** What this device would read from the played server. */
export function readBack(request: StoredRequest): ReturnType<typeof recordOf> {
  return recordOf(request as unknown as FabricRequest);
}

/** Browser storage for tests, with its keys in plain sight as in a browser. */
export function fakeStorage(): Record<string, string> {
  const localStorage = emptyStorage();
  vi.stubGlobal('window', { localStorage, sessionStorage: emptyStorage(), location: { search: '' } });
  return localStorage;
}

function emptyStorage(): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
  });
}
