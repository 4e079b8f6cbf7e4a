import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Download } from '#contract/customer/documents.ts';
import { NotPrepared, openDownload } from './open-download.ts';

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  // Without a readable configuration everything is on the same host.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  vi.stubGlobal('window', { location: { href: 'https://app.example/customer/orders', assign } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
});

const preparing = (progress: number): Download => ({ state: 'preparing', progress, url: null });

test('asks until the file is ready, says how far it is, and opens an https address', async () => {
  const answers = [
    preparing(10),
    preparing(60),
    { state: 'ready', progress: 100, url: '/download/t' } as const,
  ];
  const seen: number[] = [];
  const opened = openDownload(async () => answers.shift() ?? preparing(0), {
    signal: new AbortController().signal,
    onProgress: (percent) => seen.push(percent),
  });
  await vi.runAllTimersAsync();
  await opened;
  expect(seen).toEqual([10, 60]);
  expect(assign).toHaveBeenCalledWith('https://app.example/download/t');
});

test('a file that could not be prepared is no download', async () => {
  const failed: Download = { state: 'failed', progress: 0, url: null };
  const signal = new AbortController().signal;
  await expect(openDownload(async () => failed, { signal, onProgress: () => {} })).rejects.toThrow(
    NotPrepared,
  );
  expect(assign).not.toHaveBeenCalled();
});

test('leaving the screen stops asking', async () => {
  const stop = new AbortController();
  const ask = vi.fn(async () => preparing(5));
  const opened = openDownload(ask, { signal: stop.signal, onProgress: () => stop.abort(new Error('gone')) });
  await expect(opened).rejects.toThrow('gone');
  expect(ask).toHaveBeenCalledTimes(1);
});
