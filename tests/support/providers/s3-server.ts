/** An S3-compatible store that keeps its objects in memory, and may be told to give them back altered. */
import { afterAll } from 'vitest';
import { openLocalServer } from './local-server.ts';

const BUCKET = 'files';

export type FileStore = {
  /** The settings of a server that uses it. */
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  spoil(isSpoiled: boolean): void;
};

export async function fileStoreForFile(): Promise<FileStore> {
  const objects = new Map<string, Buffer>();
  let isSpoiled = false;
  const server = await openLocalServer(({ method, path, body }, reply) => {
    const key = path.slice(`/${BUCKET}/`.length);
    if (method === 'PUT') objects.set(key, isSpoiled ? Buffer.from(`${body.toString('hex')}.`) : body);
    if (method === 'DELETE') objects.delete(key);
    const found = method === 'GET' ? objects.get(key) : undefined;
    reply.writeHead(method === 'GET' && !found ? 404 : 200).end(found);
  });
  afterAll(() => server.close());
  return {
    env: {
      ...{ S3_ENDPOINT: server.url, S3_BUCKET: BUCKET },
      ...{ S3_KEY_ID: 'test-key', S3_KEY_SECRET: 'test-secret' },
    },
    objects,
    spoil(isWanted) {
      isSpoiled = isWanted;
    },
  };
}
