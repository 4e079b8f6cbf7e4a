/** Any S3-compatible store; the bucket stays private, the server alone holds the key. */
import { AwsClient } from 'aws4fetch';
import { withTimeLimit } from '../time-limit.ts';
import type { FileStorage } from './port.ts';

export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  keySecret: string;
};

const TIMEOUT_MS = 10_000;

type Exchange<T> = { init?: RequestInit; read: (answer: Response) => Promise<T> };

export function s3Storage({ endpoint, region, bucket, keyId, keySecret }: S3Options): FileStorage {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: keySecret,
    service: 's3',
    region,
    retries: 2,
  });
  const urlOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
  const ask = <T>(method: 'PUT' | 'GET' | 'DELETE', key: string, { init = {}, read }: Exchange<T>) =>
    withTimeLimit(TIMEOUT_MS, async (signal) => {
      const answer = await aws.fetch(urlOf(key), { ...init, method, signal });
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The file store answered ${answer.status} to ${method}.`);
      return read(answer);
    });
  return {
    async put(key, content, contentType) {
      const init = { body: new Uint8Array(content), headers: { 'content-type': contentType } };
      const isStored = await ask('PUT', key, { init, read: async ({ ok }) => ok });
      if (!isStored) throw new Error('The file store has no such bucket.');
    },
    get: (key) =>
      ask('GET', key, {
        read: async (answer) => (answer.ok ? Buffer.from(await answer.arrayBuffer()) : null),
      }),
    remove: (key) => ask('DELETE', key, { read: async () => {} }),
  };
}
