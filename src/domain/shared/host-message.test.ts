import { expect, test } from 'vitest';
import { HOST_MESSAGES, type HostMessage } from './host-message.ts';

test('the host app hears exactly the six words it knows', () => {
  expect([...HOST_MESSAGES].toSorted()).toEqual([
    'Back',
    'Home',
    'InvalidSecret',
    'PageLoadFinished',
    'Success',
    'Unauthorized',
  ] satisfies HostMessage[]);
});
