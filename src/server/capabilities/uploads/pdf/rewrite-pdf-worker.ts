/** A thread that writes one PDF anew and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { EncryptedPDFError } from '@cantoo/pdf-lib';
import type { RewriteAnswer } from './rewrite-pdf.ts';
import { writtenAnew } from './written-anew.ts';

// The library tells of mended files on the console, and whoever sends one would write into our log.
console.warn = () => {};

const answer = await writtenAnew(workerData as Uint8Array).then(
  (content): RewriteAnswer => ({ kind: 'done', content }),
  (error: unknown): RewriteAnswer => ({
    kind: error instanceof EncryptedPDFError ? 'locked' : 'unreadable',
  }),
);
parentPort?.postMessage(answer);
