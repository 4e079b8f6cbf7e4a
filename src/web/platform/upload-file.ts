/** Sends one file with progress and a way to stop it; fetch can tell neither. */

import { NetworkError } from '#browser/network-error.ts';
import { readReply } from '#browser/read-reply.ts';
import { ApiError } from '#contract/client.ts';
import { uploadFile as contract, type StoredFile } from '#contract/customer/uploads.ts';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { isUploadTooLarge } from '#domain/shared/upload-limit.ts';
import { ERROR_MESSAGE } from '#words/page/errors.ts';
import { destinationOf, reportRefusal } from './api.ts';

/** What the server takes, for the browser's file picker; the content decides in the end. */
export const UPLOAD_KINDS = 'application/pdf,image/jpeg,image/png,image/webp';

export type UploadOptions = { onProgress: (percent: number) => void; signal: AbortSignal };

export async function uploadFile(file: File, { onProgress, signal }: UploadOptions): Promise<StoredFile> {
  // Said before a large file travels for minutes; the server says the same.
  if (isUploadTooLarge(file.size)) throw refusal(413, 'file_too_large');
  if (file.size === 0) throw refusal(422, 'file_empty');
  const { url, token } = await destinationOf({ endpoint: contract, path: contract.path });
  const answer = await send(url, token, file, { onProgress, signal });
  reportRefusal(answer.status, { token, exempt: false });
  if (answer.status >= 400) throw new ApiError(answer.status, errorBodyOf(answer.body));
  return readReply(contract, (answer.body as { data: unknown }).data) as StoredFile;
}

type Answer = { status: number; body: unknown };

function send(url: string, token: string | null, file: File, options: UploadOptions): Promise<Answer> {
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const settle = (act: () => void) => () => {
      options.signal.removeEventListener('abort', stop);
      act();
    };
    request.open(contract.method, url);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) options.onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = settle(() => resolve({ status: request.status, body: request.response }));
    request.onerror = settle(() => reject(new NetworkError()));
    request.onabort = settle(() => reject(new DOMException('Stopped by the customer', 'AbortError')));
    options.signal.addEventListener('abort', stop);
    if (options.signal.aborted) reject(new DOMException('Stopped by the customer', 'AbortError'));
    else request.send(form);
  });
}

/** As the server would say it. */
function refusal(status: number, code: ErrorCode): ApiError {
  return new ApiError(status, { code, message: ERROR_MESSAGE[code] });
}

/** A proxy may refuse with a page of its own; its status then speaks alone. */
function errorBodyOf(body: unknown): ErrorBody {
  const error = (body as { error?: Partial<ErrorBody> } | null)?.error;
  return { message: ERROR_MESSAGE.unexpected, code: 'unexpected', ...error };
}
