/** Sends files as a browser's form would, and looks into the folder they are kept in. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type StoredFile, uploadFile } from '#contract/customer/uploads.ts';
import type { Answered, Visitor } from '#tests/support/server/visitor.ts';
import type { World } from '#tests/support/server/world.ts';

type Part = { name?: string; filename?: string; type?: string; content: Buffer | string };

const BOUNDARY = `selvedge-${randomBytes(8).toString('hex')}`;
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

export function formOf(parts: Part[], { isWhole = true } = {}): Buffer {
  const chunks = parts.flatMap(({ name = 'file', filename, type = 'application/octet-stream', content }) => [
    Buffer.from(
      [
        `--${BOUNDARY}`,
        `content-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
        ...(filename === undefined ? [] : [`content-type: ${type}`]),
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(isWhole ? `--${BOUNDARY}--\r\n` : '')]);
}

export function sendForm(
  { inject }: Visitor,
  payload: Buffer | string,
  headers = MULTIPART,
): Promise<Answered> {
  return inject({ method: 'POST', url: uploadFile.path, headers, payload });
}

export function sendFile(
  visitor: Visitor,
  content: Buffer | string,
  { filename = 'paper.pdf', type = 'application/octet-stream' } = {},
): Promise<Answered> {
  return sendForm(visitor, formOf([{ filename, type, content }]));
}

export async function uploaded(
  visitor: Visitor,
  content: Buffer | string,
  filename?: string,
): Promise<StoredFile> {
  const answer = await sendFile(visitor, content, filename === undefined ? {} : { filename });
  if (answer.statusCode !== 200) throw new Error(`The file was refused: ${answer.body}`);
  return (answer.json() as { data: StoredFile }).data;
}

/** Everything that lies in the storage folder, drafts included. */
export async function filesOnDisk({ services }: World): Promise<string[]> {
  const folder = join(services.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
