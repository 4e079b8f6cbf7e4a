import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProof } from './find-proof.ts';
import { hasLeadingZeroBits } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

test('the hash is the one everybody else computes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      );
    }),
  );
});

test('the proof that is found holds for everybody else', () => {
  const proof = findProof('12.1793000000.c29tZXRoaW5n.c2VhbA');
  expect(proof).toMatch(/^12\.1793000000\.c29tZXRoaW5n\.c2VhbA\.\d+$/);
  const hash = createHash('sha256').update(String(proof)).digest();
  expect(hasLeadingZeroBits(hash, 12)).toBe(true);
});

test('no puzzle, no endless work', () => {
  expect(findProof('nonsense')).toBeNull();
  expect(findProof('200.1.2.3')).toBeNull();
});
