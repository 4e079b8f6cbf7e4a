import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { PROOF_OF_WORK_HEADER } from '#contract/headers.ts';
import { callerOf, DEVICE_COOKIE, deviceName, networkOf } from './caller.ts';

/** What a server that trusts its proxy makes of a request; keys are readable here. */
async function seenOf(headers: Record<string, string>) {
  const app = Fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  await app.register(cookie);
  const secrets = { keyedText: (...facts: string[]) => facts.join(' ') } as Parameters<
    typeof callerOf
  >[1]['secrets'];
  app.get('/', async (req) => {
    const caller = callerOf(req, { secrets });
    const { addressKey, networkKey, deviceKey, device, proofOfWork } = caller;
    return {
      addressKey,
      networkKey,
      deviceKey,
      device,
      proofOfWork,
      again: [caller.addressKey, caller.deviceKey],
    };
  });
  return (await app.inject({ url: '/', headers })).json();
}

test.each([
  ['203.0.113.9', 'address 203.0.113.9', 'network 203.0.113'],
  ['2001:db8:1:2::6', 'address 2001:db8:1:2', 'network 2001:db8:1'],
])(
  'a call from %s is counted by its address and by the network around it',
  async (ip, addressKey, networkKey) => {
    expect(await seenOf({ 'x-forwarded-for': ip })).toMatchObject({ addressKey, networkKey });
  },
);

test('a device is known by its own cookie, and without one by none', async () => {
  const known = await seenOf({ cookie: `other=1; ${DEVICE_COOKIE}=token`, 'user-agent': 'Firefox/140.0' });
  expect(known).toMatchObject({ deviceKey: 'device token', device: 'Firefox', proofOfWork: null });
  expect(known.again).toEqual([known.addressKey, 'device token']);
  for (const headers of [{}, { cookie: `${DEVICE_COOKIE}=` }])
    expect(await seenOf({ 'user-agent': '', ...headers })).toMatchObject({
      deviceKey: null,
      device: 'Unknown device',
    });
});

test('a proof of work is read from its header', async () => {
  expect(await seenOf({ [PROOF_OF_WORK_HEADER]: 'proof' })).toMatchObject({ proofOfWork: 'proof' });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
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
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0',
    'Opera on Linux',
  ],
  ['SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36', 'Samsung Internet'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 'iPhone or iPad'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is shown as %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});

test('a made-up browser name never gets into the list of devices', () => {
  expect(deviceName('<script>alert(1)</script>'.repeat(1000))).toBe('Unknown device');
});
