import { expect, test } from 'vitest';
import { Refusal } from '#domain/shared/refusal.ts';
import { refusedOnClash } from './unique-clash.ts';

const refusal = () => new Refusal('not_found');
const failing = (fields: object) =>
  Promise.reject(Object.assign(new Error('no'), { code: '23505', ...fields }));

test.each([
  ['PostgreSQL', { constraint: 'one_use_of_utr' }],
  ['a part of the table', { constraint: 'one_use_of_utr_102070' }],
  [
    'another node, which gives no name but in its words',
    { message: 'duplicate key value violates unique constraint "one_use_of_utr_102070"' },
  ],
])('a clash told by %s is refused', async (_name, fields) => {
  await expect(refusedOnClash(failing(fields), 'one_use_of_utr', refusal)).rejects.toBeInstanceOf(Refusal);
});

test.each([
  ['another key', { constraint: 'one_use_of_number' }],
  ['another fault', { code: '23503', constraint: 'one_use_of_utr' }],
  ['no name at all', {}],
])('%s stays the error it is', async (_name, fields) => {
  await expect(refusedOnClash(failing(fields), 'one_use_of_utr', refusal)).rejects.toMatchObject({
    message: 'no',
  });
});
