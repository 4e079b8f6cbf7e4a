/** Tries numbers until the hash begins with enough zeros: easy to check, and there is no quicker way to find one. */
import { bitsOfPuzzle, hasLeadingZeroBits } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

/** The text to send back, or null for a puzzle that is none. */
export function findProof(puzzle: string): string | null {
  const bits = bitsOfPuzzle(puzzle);
  if (bits === 0) return null;
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${puzzle}.${nonce}`;
    if (hasLeadingZeroBits(sha256(bytesOf(proof)), bits)) return proof;
  }
}

/** A puzzle is plain ASCII. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
