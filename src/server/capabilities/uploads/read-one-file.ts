/** Reads a form to its end: exactly one file, whole and not too large, whatever else stands around it. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/shared/refusal.ts';
import { UPLOAD_LIMIT_BYTES } from '#domain/shared/upload-limit.ts';
import { type Countdown, startCountdown } from '#server/countdown.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';

type GivenFile = { name: string; content: Buffer };

const OPTIONS = {
  limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 4, parts: 6 },
  throwFileSizeLimit: false,
};
const BROKEN_FORM = 'Upload one complete file. Please try again.';
/** About 2 kB a second: the slowest phone is faster, and whoever lets a file hang gives the place back. */
const SPEED_WINDOW_MS = 10_000;
const LEAST_BYTES_A_WINDOW = 20_000;

export async function readOneFile(req: FastifyRequest): Promise<GivenFile> {
  // Of a caller who hung up while waiting for a place nothing more comes, not even an end.
  if (req.raw.destroyed) throw new PlumbingError('invalid_input', { fields: { file: BROKEN_FORM } });
  keepHeadersOutOfLog(req);
  const stopWatching = endWhenTooSlow(req);
  const file = await readForm(req)
    .catch((error: unknown) => {
      throw error instanceof Refusal
        ? error
        : new PlumbingError('invalid_input', { fields: { file: BROKEN_FORM } });
    })
    .finally(stopWatching);
  if (!file) throw new PlumbingError('invalid_input', { fields: { file: 'Choose a file.' } });
  return file;
}

/** At its finest level the reader of forms logs every header, and with them the caller's token and cookie. */
function keepHeadersOutOfLog(req: FastifyRequest): void {
  if (req.log.level === 'trace') req.log = req.log.child({}, { level: 'debug' });
}

function endWhenTooSlow({ raw }: FastifyRequest): () => void {
  let countdown: Countdown;
  const watch = () => {
    const before = raw.socket.bytesRead;
    countdown = startCountdown(SPEED_WINDOW_MS, () => {
      if (raw.complete || raw.socket.bytesRead - before >= LEAST_BYTES_A_WINDOW) watch();
      else raw.destroy();
    });
  };
  watch();
  return () => countdown.stop();
}

async function readForm(req: FastifyRequest): Promise<GivenFile | null> {
  let file: GivenFile | null = null;
  for await (const part of req.files(OPTIONS)) {
    const content = await part.toBuffer();
    // The reader stops one byte after the limit, so a larger file is never held in memory.
    if (part.file.truncated) throw new Refusal('file_too_large');
    file = { name: part.filename, content };
  }
  return file;
}
