import type { AppSecrets } from '#server/secrets/app-secrets.ts';

export type CodeFacts = { codeId: string; purpose: string; identity: string; code: string };

/** Bound to purpose, identity and this very challenge: a code for one thing opens nothing else. */
export function codeHash(secrets: AppSecrets, facts: CodeFacts): Buffer {
  return secrets.keyedHash(...hashed(facts));
}

export function isCode(secrets: AppSecrets, facts: CodeFacts, hash: Buffer): boolean {
  return secrets.isKeyedHash(hash, ...hashed(facts));
}

function hashed({ codeId, purpose, identity, code }: CodeFacts): string[] {
  return ['one-time-code', codeId, purpose, identity, code];
}
