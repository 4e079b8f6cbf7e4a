import { expect, test } from 'vitest';
import { deviceName, networkOf } from './caller.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('two addresses of one home network count as one, those of two networks as two', () => {
  expect(networkOf('2001:db8:1:2::a')).toBe(networkOf('2001:db8:1:2:ffff::b'));
  expect(networkOf('2001:db8:1:2::a')).not.toBe(networkOf('2001:db8:1:3::a'));
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is shown as %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});

test('a made-up browser name never gets into the list of devices', () => {
  expect(deviceName('<script>alert(1)</script>'.repeat(1000))).toBe('Unknown device');
});
