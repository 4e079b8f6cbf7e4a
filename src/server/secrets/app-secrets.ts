/** The server's own key: hashes short codes, blurs addresses in counters, seals queued messages. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { randomFromPool } from './random-pool.ts';

export type AppSecrets = {
  /** A keyed hash: a six-digit code cannot be found by trying all million of them on a stolen table. */
  keyedHash(...facts: string[]): Buffer;
  /** The same as text, for keys of counters and cookies. */
  keyedText(...facts: string[]): string;
  seal(text: string): string;
  unseal(sealed: string): string;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

export async function openAppSecrets(config: Pick<Config, 'appSecret'>, db: Queries): Promise<AppSecrets> {
  return appSecretsFrom(config.appSecret ? Buffer.from(config.appSecret) : await demoSecret(db));
}

export function appSecretsFrom(master: Buffer): AppSecrets {
  const hashKey = derive(master, 'hash');
  const sealKey = derive(master, 'seal');
  // The length before each fact keeps ("ab","c") and ("a","bc") apart.
  const hmacOf = (facts: string[]) =>
    createHmac('sha256', hashKey).update(facts.map((fact) => `${fact.length}:${fact}`).join(''));
  return {
    keyedHash: (...facts) => hmacOf(facts).digest(),
    keyedText: (...facts) => hmacOf(facts).digest('base64url'),
    seal(text) {
      const iv = randomFromPool(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function derive(master: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, 'selvedge', purpose, 32)));
}

/** Every process of a demo finds the same secret in the database, whoever came first. */
async function demoSecret(db: Queries): Promise<Buffer> {
  await db.scoped
    .insertInto('demo_secrets')
    .values({ name: 'app', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.scoped
    .selectFrom('demo_secrets')
    .select('value')
    .where('name', '=', 'app')
    .executeTakeFirstOrThrow();
  return row.value;
}
