import { expect, test } from 'vitest';
import { contactAt, mayJoin } from './mill-access.ts';

const RAMESH = { name: 'Ramesh', phone: '+919820000001', email: null, whatsapp: '+919820000002' };
const ASHA = { name: 'Asha', phone: null, email: 'asha@mill.example', whatsapp: null };

test('a contact is found by each of its ways, and by nothing else', () => {
  expect(contactAt([RAMESH, ASHA], '+919820000001')).toBe(RAMESH);
  expect(contactAt([RAMESH, ASHA], '+919820000002')).toBe(RAMESH);
  expect(contactAt([RAMESH, ASHA], 'asha@mill.example')).toBe(ASHA);
  expect(contactAt([RAMESH, ASHA], '+919820000003')).toBeNull();
  expect(contactAt([], '')).toBeNull();
});

test('two people join; whoever was ended stays out, and makes room for another', () => {
  const person = (address: string, isEnded = false) => ({ address, isEnded });
  expect(mayJoin([], 'a')).toBe(true);
  expect(mayJoin([person('a')], 'b')).toBe(true);
  expect(mayJoin([person('a'), person('b')], 'b')).toBe(true);
  expect(mayJoin([person('a'), person('b')], 'c')).toBe(false);
  expect(mayJoin([person('a', true)], 'a')).toBe(false);
  expect(mayJoin([person('a', true), person('b')], 'c')).toBe(true);
});
