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
  /** Whether it is the keyed hash of these facts, by the secret of today or an earlier one. */
  isKeyedHash(hash: Buffer, ...facts: string[]): boolean;
  seal(text: string): string;
  unseal(sealed: string): string;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

export async function openAppSecrets(
  { appSecret, previousAppSecrets }: Pick<Config, 'appSecret' | 'previousAppSecrets'>,
  db: Queries,
): Promise<AppSecrets> {
  const master = appSecret ? Buffer.from(appSecret) : await demoSecret(db);
  return appSecretsFrom(
    master,
    previousAppSecrets.map((secret) => Buffer.from(secret)),
  );
}

/** Earlier secrets open what they sealed and know their hashes again; nothing new is made with them. */
export function appSecretsFrom(master: Buffer, earlier: readonly Buffer[] = []): AppSecrets {
  const newest = secretsOf(master);
  const ring = [newest, ...earlier.map(secretsOf)];
  return {
    ...newest,
    isKeyedHash: (hash, ...facts) => ring.some(({ keyedHash }) => isSameHash(hash, keyedHash(...facts))),
    unseal(sealed) {
      for (const older of ring.slice(0, -1)) {
        try {
          return older.unseal(sealed);
        } catch {
          // Sealed with an earlier one, or by nobody: the last says which.
        }
      }
      return (ring.at(-1) ?? newest).unseal(sealed);
    },
  };
}

function secretsOf(master: Buffer): Omit<AppSecrets, 'isKeyedHash'> {
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
