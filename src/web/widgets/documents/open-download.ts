/** A download is an address that the browser or the host app opens itself: a web view cannot save what a page holds. */
import type { Download } from '#contract/customer/documents.ts';
import { webConfig } from '#web/platform/web-config.ts';

const ASK_AGAIN_MS = 700;
const PATIENCE_MS = 120_000;

export class NotPrepared extends Error {}

export type Preparation = { onProgress: (percent: number) => void; signal: AbortSignal };

/** Asks until the file is ready, then opens it. */
export async function openDownload(
  ask: (signal: AbortSignal) => Promise<Download>,
  { onProgress, signal }: Preparation,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { state, progress, url } = await ask(signal);
    if (url !== null) {
      await openAddress(url);
      return;
    }
    if (state === 'failed' || Date.now() > until) throw new NotPrepared();
    onProgress(progress);
    await pause(ASK_AGAIN_MS, signal);
  }
}

/** The answer is an attachment, so the page stays where it is. */
export async function openAddress(url: string): Promise<void> {
  const { apiHost } = await webConfig();
  window.location.assign(new URL(url, apiHost || window.location.href).href);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
