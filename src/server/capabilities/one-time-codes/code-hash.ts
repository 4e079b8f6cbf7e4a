import type { AppSecrets } from '#server/secrets/app-secrets.ts';

/** Bound to purpose, identity and this very challenge: a code for one thing opens nothing else. */
export function codeHash(
  secrets: AppSecrets,
  { codeId, purpose, identity, code }: { codeId: string; purpose: string; identity: string; code: string },
): Buffer {
  return secrets.keyedHash('one-time-code', codeId, purpose, identity, code);
}
