import { expect, test } from 'vitest';
import { mayApproveByLink } from './link-approver.ts';

const total = { minor: 5_000_000n };

test.each([
  ['boss@mill.example', null, true],
  ['boss@mill.example', 5_000_000n, true],
  ['boss@mill.example', 4_999_999n, false],
  ['boss@mill.example', 0n, false],
  ['maker@mill.example', null, false],
  ['Maker+approve@mill.example', null, false],
  ['ma.ker@mill.example', null, true],
  ['n.isha.rao+boss@googlemail.com', null, false],
  ['+919811111111', null, false],
  ['+919822222222', null, true],
])('%s with a limit of %s approves by link: %s', (address, limit, may) => {
  const makerAddresses = ['maker@mill.example', '+919811111111', 'nisharao@gmail.com'];
  expect(mayApproveByLink({ address, limit }, { makerAddresses, total })).toBe(may);
});
