/** Opaque secrets: 256 random bits for the holder, only the hash for us. */
import { hash } from 'node:crypto';
import { randomFromPool } from './random-pool.ts';

export function newToken(): string {
  return randomFromPool(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
