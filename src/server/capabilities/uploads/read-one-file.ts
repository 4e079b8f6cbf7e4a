/** Reads a form to its end: exactly one file, whole and not too large, whatever else stands around it. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/shared/refusal.ts';
import { UPLOAD_LIMIT_BYTES } from '#domain/shared/upload-limit.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';

type GivenFile = { name: string; content: Buffer };

const OPTIONS = {
  limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 4, parts: 6 },
  throwFileSizeLimit: false,
};
const BROKEN_FORM = 'Send one file, whole. Please try again.';

export async function readOneFile(req: FastifyRequest): Promise<GivenFile> {
  const file = await readForm(req).catch((error: unknown) => {
    throw error instanceof Refusal
      ? error
      : new PlumbingError('invalid_input', { fields: { file: BROKEN_FORM } });
  });
  if (!file) throw new PlumbingError('invalid_input', { fields: { file: 'Choose a file.' } });
  return file;
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
