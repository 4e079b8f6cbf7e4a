/** Any S3-compatible store; the bucket stays private, the server alone holds the key. */
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from './port.ts';

export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  keySecret: string;
};

const TIMEOUT_MS = 10_000;

export function s3Storage({ endpoint, region, bucket, keyId, keySecret }: S3Options): FileStorage {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: keySecret,
    service: 's3',
    region,
    retries: 2,
  });
  const urlOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer, contentType?: string) => {
    const answer = await aws.fetch(urlOf(key), {
      method,
      ...(body
        ? {
            body: new Uint8Array(body),
            headers: { 'content-type': contentType ?? 'application/octet-stream' },
          }
        : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The file store answered ${answer.status} to ${method}.`);
    return answer;
  };
  return {
    async put(key, content, contentType) {
      const answer = await ask('PUT', key, content, contentType);
      if (!answer.ok) throw new Error('The file store has no such bucket.');
    },
    async get(key) {
      const answer = await ask('GET', key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
