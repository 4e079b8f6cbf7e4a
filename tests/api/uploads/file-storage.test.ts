import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseStorage } from '#server/integrations/file-storage/choose-storage.ts';
import { diskStorage } from '#server/integrations/file-storage/disk.ts';
import { s3Storage } from '#server/integrations/file-storage/s3.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { sendFile, uploaded } from '#tests/support/data/upload.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { type LocalServer, openLocalServer, type Requested } from '#tests/support/providers/local-server.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

const KEY_ID = 'test-key';
const KEY_SECRET = 'a-secret-of-the-bucket';
const SIGNED = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${KEY_ID}/\\d{8}/ap-south-1/s3/aws4_request, SignedHeaders=[\\w;-]*host[\\w;-]*, Signature=[0-9a-f]{64}$`,
);

let bucket: Map<string, Buffer>;
let fault: (requested: Requested) => number | null;
let store: LocalServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-storage-'));
  store = await openLocalServer((requested, reply) => {
    const status = SIGNED.test(requested.headers.authorization ?? '') ? fault(requested) : 403;
    if (status) return reply.writeHead(status).end();
    if (requested.method === 'PUT') bucket.set(requested.path, requested.body);
    if (requested.method === 'DELETE') bucket.delete(requested.path);
    const found = bucket.get(requested.path);
    if (requested.method === 'GET') return reply.writeHead(found ? 200 : 404).end(found);
    return reply.writeHead(requested.method === 'PUT' ? 200 : 204).end();
  });
});
beforeEach(() => {
  bucket = new Map();
  fault = () => null;
  store.requested.length = 0;
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const s3 = () => ({
  endpoint: `${store.url}/`,
  region: 'ap-south-1',
  bucket: 'files',
  keyId: KEY_ID,
  keySecret: KEY_SECRET,
});
const CONTENT = Buffer.from([0, 1, 2, 255, 254, 10, 13]);

test.each(['disk', 's3'])(
  'what is put into %s comes back byte for byte until it is removed',
  async (kind) => {
    const storage = kind === 'disk' ? diskStorage(join(folder, 'plain')) : s3Storage(s3());
    expect(await storage.get('company/file')).toBeNull();
    await storage.put('company/file', CONTENT, 'image/png');
    await storage.put('company/file.thumbnail', Buffer.from('small'), 'image/webp');
    expect([await storage.get('company/file'), await storage.get('other/file')]).toEqual([CONTENT, null]);
    await storage.put('company/file', Buffer.from('again'), 'image/png');
    expect((await storage.get('company/file'))?.toString()).toBe('again');
    await storage.remove('company/file');
    await storage.remove('company/file');
    expect(await storage.get('company/file')).toBeNull();
    expect((await storage.get('company/file.thumbnail'))?.toString()).toBe('small');
  },
);

test('files on disk are for the server alone, and no half file is ever left', async () => {
  const path = join(folder, 'private');
  const storage = diskStorage(path);
  await storage.put('company/file', CONTENT, 'image/png');
  expect((await stat(join(path, 'company'))).mode & 0o077).toBe(0);
  expect((await stat(join(path, 'company', 'file'))).mode & 0o077).toBe(0);

  await mkdir(join(path, 'company', 'taken', 'inside'), { recursive: true });
  await expect(storage.put('company/taken', CONTENT, 'image/png')).rejects.toThrow();
  expect((await readdir(join(path, 'company'))).sort()).toEqual(['file', 'taken']);
});

test('of many writes at once one is whole', async () => {
  const storage = diskStorage(join(folder, 'many'));
  const versions = Array.from({ length: 20 }, (_, i) => Buffer.alloc(200_000, i));
  await Promise.all(versions.map((version) => storage.put('company/file', version, 'image/png')));
  const found = await storage.get('company/file');
  expect(versions.some((version) => found?.equals(version))).toBe(true);
  expect(await readdir(join(folder, 'many', 'company'))).toEqual(['file']);
});

test('S3 is asked with signed requests that name the bucket and never the secret', async () => {
  const storage = s3Storage(s3());
  await storage.put('company/file', CONTENT, 'image/png');
  await storage.get('company/file');
  await storage.remove('company/file');
  expect(store.requested.map(({ method, path }) => [method, path])).toEqual([
    ['PUT', '/files/company/file'],
    ['GET', '/files/company/file'],
    ['DELETE', '/files/company/file'],
  ]);
  for (const { headers, path } of store.requested) {
    expect(headers.authorization).toMatch(SIGNED);
    expect(headers['x-amz-date']).toMatch(/^\d{8}T\d{6}Z$/);
    expect(JSON.stringify([headers, path])).not.toContain(KEY_SECRET);
  }
  const [put] = store.requested;
  expect(put?.headers['content-type']).toBe('image/png');
  expect(
    createHash('sha256')
      .update(put?.body ?? '')
      .digest('hex'),
  ).toBe(createHash('sha256').update(CONTENT).digest('hex'));
  const signatures = store.requested.map(({ headers }) => headers.authorization);
  expect(new Set(signatures).size).toBe(3);
});

test('S3 is tried again after a fault, and says so when it stays', async () => {
  const storage = s3Storage(s3());
  let faults = 1;
  fault = () => {
    faults -= 1;
    return faults >= 0 ? 503 : null;
  };
  await storage.put('company/file', CONTENT, 'image/png');
  expect(bucket.get('/files/company/file')).toEqual(CONTENT);
  fault = () => 500;
  await expect(storage.get('company/file')).rejects.toThrow('answered 500');
  fault = () => 403;
  await expect(storage.put('company/other', CONTENT, 'image/png')).rejects.toThrow('answered 403');
  fault = () => 404;
  await expect(storage.put('company/other', CONTENT, 'image/png')).rejects.toThrow('no such bucket');
});

test('S3 is used when it is configured, else the data folder', async () => {
  await chooseStorage({ s3: s3(), dataDir: folder }).put('a/b', CONTENT, 'image/png');
  expect([...bucket.keys()]).toEqual(['/files/a/b']);
  await chooseStorage({ s3: null, dataDir: folder }).put('a/b', CONTENT, 'image/png');
  expect((await stat(join(folder, 'files', 'a', 'b'))).size).toBe(CONTENT.length);
});

test('an upload goes to S3 and comes back by its link; a fault in the middle leaves neither bytes nor row', async () => {
  const world: World = await openWorld({
    env: {
      S3_ENDPOINT: store.url,
      S3_REGION: 'ap-south-1',
      S3_BUCKET: 'files',
      S3_KEY_ID: KEY_ID,
      S3_KEY_SECRET: KEY_SECRET,
    },
  });
  const visitor = await world.asCustomer();
  const photo = await picture().png().toBuffer();
  const file = await uploaded(visitor, photo);
  expect([...bucket.keys()].sort()).toEqual([
    `/files/${visitor.customer.brandId}/${file.fileId}`,
    `/files/${visitor.customer.brandId}/${file.fileId}.thumbnail`,
  ]);
  expect((await world.inject({ method: 'GET', url: file.url })).statusCode).toBe(200);

  const before = [[...bucket.keys()], await rowsOf(world.services, 'files')];
  for (const broken of ['.thumbnail', '']) {
    fault = ({ method, path }) => (method === 'PUT' && path.endsWith(broken) ? 500 : null);
    const answer = await sendFile(visitor, photo);
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.body).not.toContain('file store');
    expect([[...bucket.keys()], await rowsOf(world.services, 'files')]).toEqual(before);
  }
  await world.close();
});

test('a full or locked folder on disk fails the upload and leaves nothing', async () => {
  const dataDir = join(folder, 'locked');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'files'), 'a file where the folder should be');
  await chmod(dataDir, 0o700);
  const world = await openWorld({ env: { DATA_DIR: dataDir } });
  const visitor = await world.asCustomer();
  expect((await sendFile(visitor, PLAIN_PDF)).statusCode).toBe(500);
  expect([await readdir(dataDir), await rowsOf(world.services, 'files')]).toEqual([['files'], { files: 0 }]);
  await world.close();
});
