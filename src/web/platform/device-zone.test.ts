import { afterEach, expect, test } from 'vitest';
import { deviceZone, deviceZoneName } from './device-zone.ts';

const usual = process.env.TZ;

afterEach(() => {
  if (usual === undefined) delete process.env.TZ;
  else process.env.TZ = usual;
});

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Dhaka', 'Asia/Dhaka'],
  ['Africa/Accra', 'UTC'],
  ['America/New_York', 'America/New_York'],
])('a device in %s has the clocks of %s', (device, zone) => {
  process.env.TZ = device;
  expect(deviceZone()).toBe(zone);
});

test('clocks that are universal in winter alone are not', () => {
  process.env.TZ = 'Europe/London';
  expect(deviceZone()).toBe('Europe/London');
});

test('the name is what the device says', () => {
  process.env.TZ = 'Africa/Accra';
  expect(deviceZoneName()).not.toBe('UTC');
});
