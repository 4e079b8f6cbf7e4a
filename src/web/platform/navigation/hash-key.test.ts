import { expect, test } from 'vitest';
import { approvalLink, joinLink } from '#contract/web-links.ts';
import { readHashKey } from './hash-key.ts';

const hashOf = (path: string) => new URL(path, 'http://localhost').hash;

test('the key is read from the link the message holds, and from nothing else', () => {
  expect(readHashKey(hashOf(joinLink('a-B_9')), 'join')).toBe('a-B_9');
  const order = { fabId: 'f', orderId: 'o' };
  expect(readHashKey(hashOf(approvalLink(order, 'a-B_9')), 'approve')).toBe('a-B_9');
  expect(readHashKey('', 'join')).toBeNull();
  expect(readHashKey('#k=other', 'approve')).toBeNull();
});
