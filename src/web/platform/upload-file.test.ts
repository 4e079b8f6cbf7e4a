import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToApi } from './api.ts';
import { loginState } from './session/login-state.ts';
import { uploadFile } from './upload-file.ts';

/** Stands in for the browser's request: the test plays the network. */
class PlayedRequest {
  static last: PlayedRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  sent: FormData | null = null;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    PlayedRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

const STORED = {
  fileId: '0199a1b2-0000-7000-8000-000000000001',
  name: 'udyam.pdf',
  contentType: 'application/pdf',
  byteSize: 3,
  url: '/download/files/1',
  thumbnailUrl: null,
  isDemo: false,
};
const pdf = () => new File(['pdf'], 'udyam.pdf');
const options = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });
const onRefused = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: undefined });
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
  vi.stubGlobal('fetch', async () => Response.json({}));
  listenToApi({ beforeSignedCall: async () => {}, onRefused });
  loginState.update({ token: 'token-1' });
  onRefused.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

async function started(work: Promise<unknown>): Promise<PlayedRequest> {
  work.catch(() => {});
  await vi.waitFor(() => expect(PlayedRequest.last?.sent).toBeTruthy());
  return PlayedRequest.last;
}

test('a file travels with the token, tells its progress and comes back as stored', async () => {
  const given = options();
  const work = uploadFile(pdf(), given);
  const request = await started(work);
  expect(request.headers.authorization).toBe('Bearer token-1');
  request.upload.onprogress?.({ loaded: 1, total: 3 });
  expect(given.onProgress).toHaveBeenLastCalledWith(33);
  request.answer(200, { data: STORED });
  expect(await work).toEqual(STORED);
});

test('one byte too many and an empty file are refused before anything is sent', async () => {
  const large = new File([new Uint8Array(10_485_761)], 'large.pdf');
  await expect(uploadFile(large, options())).rejects.toMatchObject({ code: 'file_too_large' });
  await expect(uploadFile(new File([], 'empty.pdf'), options())).rejects.toMatchObject({
    code: 'file_empty',
  });
});

test('a stopped upload ends as stopped, not as an error of the network', async () => {
  const stop = new AbortController();
  const work = uploadFile(pdf(), { onProgress: () => {}, signal: stop.signal });
  PlayedRequest.last.sent = null;
  await started(work);
  stop.abort();
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
});

test('an ended sign-in is reported like that of any call', async () => {
  PlayedRequest.last.sent = null;
  const work = uploadFile(pdf(), options());
  (await started(work)).answer(401, null);
  await expect(work).rejects.toMatchObject({ status: 401, code: 'unexpected' });
  expect(onRefused).toHaveBeenCalledWith({ status: 401, token: 'token-1', exempt: false });
});
