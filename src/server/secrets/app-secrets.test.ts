import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appSecretsFrom, isSameHash } from './app-secrets.ts';
import { hashToken, newToken } from './token.ts';

const secrets = appSecretsFrom(Buffer.alloc(32, 7));
const others = appSecretsFrom(Buffer.alloc(32, 8));

test('what is sealed opens again, and shows nothing of itself meanwhile', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
      const sealed = secrets.seal(text);
      expect(secrets.unseal(sealed)).toBe(text);
      expect(sealed).not.toContain(text);
      expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
    }),
  );
});

test('the same text sealed twice does not look the same', () => {
  expect(secrets.seal('123456')).not.toBe(secrets.seal('123456'));
});

test('a sealed text that was changed anywhere, cut short or made with another key does not open', () => {
  const sealed = Buffer.from(secrets.seal('a code for someone'), 'base64url');
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
    expect(() => secrets.unseal(changed.toString('base64url'))).toThrow();
  }
  for (const length of [0, 5, 12, 20, 28, sealed.length - 1])
    expect(() => secrets.unseal(sealed.subarray(0, length).toString('base64url'))).toThrow();
  expect(() => secrets.unseal(others.seal('x'))).toThrow();
});

test('a keyed hash depends on the key, on every fact and on where one fact ends', () => {
  const hash = secrets.keyedHash('code', 'ab', 'c');
  expect(secrets.keyedText('code', 'ab', 'c')).toBe(hash.toString('base64url'));
  expect(isSameHash(hash, secrets.keyedHash('code', 'ab', 'c'))).toBe(true);
  for (const other of [
    secrets.keyedHash('code', 'a', 'bc'),
    secrets.keyedHash('code', 'abc'),
    secrets.keyedHash('ab', 'code', 'c'),
    others.keyedHash('code', 'ab', 'c'),
    Buffer.alloc(0),
  ])
    expect(isSameHash(hash, other)).toBe(false);
});

test('a token has 256 random bits, and only its hash is worth keeping', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('a')).toHaveLength(32);
  expect(hashToken('a').equals(hashToken('b'))).toBe(false);
});

test('after a change of the secret what the earlier one sealed and hashed still counts, and nothing new is made with it', () => {
  const [first, second, third] = [7, 8, 9].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
  const before = appSecretsFrom(first);
  const after = appSecretsFrom(third, [second, first]);
  expect(after.unseal(before.seal('an account'))).toBe('an account');
  expect(after.unseal(after.seal('another'))).toBe('another');
  expect(() => before.unseal(after.seal('another'))).toThrow();
  expect(after.isKeyedHash(before.keyedHash('link', 'a'), 'link', 'a')).toBe(true);
  expect(after.isKeyedHash(before.keyedHash('link', 'a'), 'link', 'b')).toBe(false);
  expect(before.isKeyedHash(after.keyedHash('link', 'a'), 'link', 'a')).toBe(false);
  expect(after.keyedHash('link', 'a')).toEqual(appSecretsFrom(third).keyedHash('link', 'a'));
  expect(() => after.unseal(appSecretsFrom(Buffer.alloc(32, 10)).seal('x'))).toThrow();
});
