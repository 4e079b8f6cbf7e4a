/** Photos on their way, one after the other so that a slow line carries each to its end; what failed can be sent again, and is once the line is back. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { uploadFile } from '#web/platform/upload-file.ts';
import { asJpeg } from './jpeg-photo.ts';
import { photoTexts } from './photos.texts.ts';

export type Photo = {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed' | 'stored';
  readonly percent: number;
  readonly problem: string | null;
  /** The file itself is refused: sending it again changes nothing. */
  readonly isRefused?: boolean;
  readonly stored: StoredFile | null;
};

export type Photos = {
  list: readonly Photo[];
  add: (file: File) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
  fileIds: readonly string[];
  stored: readonly StoredFile[];
  /** Something is on its way, or did not arrive. */
  isUnfinished: boolean;
};

const REFUSES_THE_FILE: ReadonlySet<ErrorCode> = new Set([
  'file_type_refused',
  'heic_refused',
  'file_too_large',
  'file_empty',
  'file_infected',
  'image_too_large',
]);

/** `kept`: what arrived on an earlier visit of the same form. */
export function usePhotos(max: number, initial: readonly StoredFile[] = []): Photos {
  const [list, setList] = useState<readonly Photo[]>(() => initial.map(arrived));
  const latest = useRef(list);
  const files = useRef(new Map<number, File>());
  const sending = useRef<{ key: number; stop: AbortController } | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      sending.current?.stop.abort();
    };
  }, []);

  const write = (next: readonly Photo[]) => {
    latest.current = next;
    if (!isGone.current) setList(next);
  };
  const change = (key: number, set: Partial<Photo>) =>
    write(latest.current.map((photo) => (photo.key === key ? { ...photo, ...set } : photo)));

  const sendNext = async (): Promise<void> => {
    const next = latest.current.find(({ state }) => state === 'waiting');
    const file = next && files.current.get(next.key);
    if (sending.current || !next || !file || isGone.current) return;
    const { key } = next;
    const stop = new AbortController();
    sending.current = { key, stop };
    change(key, { state: 'sending', percent: 0, problem: null });
    try {
      const stored = await uploadFile(await asJpeg(file), {
        signal: stop.signal,
        onProgress: (percent) => change(key, { percent }),
      });
      files.current.delete(key);
      change(key, { state: 'stored', percent: 100, stored });
    } catch (cause) {
      if (!stop.signal.aborted) change(key, { state: 'failed', ...problemOf(cause) });
    }
    sending.current = null;
    void sendNext();
  };

  useOnceOnline(() => {
    const failed = latest.current.filter(({ state, isRefused }) => state === 'failed' && !isRefused);
    for (const { key } of failed) change(key, { state: 'waiting', problem: null });
    void sendNext();
  });

  return {
    list,
    add: (file) => {
      if (latest.current.length >= max) return;
      const key = Math.max(0, ...latest.current.map((photo) => photo.key)) + 1;
      files.current.set(key, file);
      const added = { key, name: file.name, percent: 0, problem: null, stored: null } as const;
      write([...latest.current, { ...added, state: 'waiting' }]);
      void sendNext();
    },
    retry: (key) => {
      change(key, { state: 'waiting', problem: null });
      void sendNext();
    },
    remove: (key) => {
      write(latest.current.filter((photo) => photo.key !== key));
      files.current.delete(key);
      if (sending.current?.key === key) sending.current.stop.abort();
    },
    fileIds: storedIn(list).map(({ fileId }) => fileId),
    stored: storedIn(list),
    isUnfinished: list.some(({ state }) => state !== 'stored'),
  };
}

function useOnceOnline(resend: () => void): void {
  const onOnline = useEffectEvent(resend);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}

function problemOf(cause: unknown): Pick<Photo, 'problem' | 'isRefused'> {
  if (!(cause instanceof ApiError) || !REFUSES_THE_FILE.has(cause.code))
    return { problem: errorMessage(cause), isRefused: false };
  const problem = cause.code === 'file_type_refused' ? photoTexts.wrongKind : errorMessage(cause);
  return { problem, isRefused: true };
}

function storedIn(list: readonly Photo[]): StoredFile[] {
  return list.flatMap(({ stored }) => stored ?? []);
}

function arrived(stored: StoredFile, place: number): Photo {
  return { key: place + 1, name: stored.name, state: 'stored', percent: 100, problem: null, stored };
}
