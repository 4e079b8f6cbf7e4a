import { useEffect, useRef, useState } from 'react';
import { downloadDocument } from '#contract/customer/documents.ts';
import type { DocumentFormat } from '#domain/documents/document-format.ts';
import { call } from '#web/platform/api.ts';
import { useTask } from '#web/platform/use-task.ts';
import { openDownload } from './open-download.ts';

export type DownloadTask = {
  start: (documentId: string, format: DocumentFormat) => void;
  /** While a file is being prepared: whose, and how far it is. */
  preparing: { documentId: string; percent: number } | null;
  error: unknown;
};

export function useDownload(): DownloadTask {
  const [preparing, setPreparing] = useState<DownloadTask['preparing']>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const task = useTask(async (documentId: string, format: DocumentFormat) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const ask = () => call(downloadDocument, { params: { documentId }, body: { format } }, { signal });
    try {
      await openDownload(ask, { signal, onProgress: (percent) => setPreparing({ documentId, percent }) });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setPreparing(null);
    }
  });
  return { start: (documentId, format) => void task.run(documentId, format), preparing, error: task.error };
}
