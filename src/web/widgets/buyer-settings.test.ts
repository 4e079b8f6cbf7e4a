import { afterEach, expect, test, vi } from 'vitest';
import { buyerSettings } from './buyer-settings.tsx';

afterEach(() => vi.unstubAllEnvs());

test('until the profile is read, the days of the phone are taken for those of the buyer', () => {
  vi.stubEnv('TZ', 'Asia/Dhaka');
  expect(buyerSettings(undefined)).toEqual({ zone: 'Asia/Dhaka', unit: undefined });
});

test.each([
  ['INTL', 'America/New_York', 'America/New_York'],
  ['BD', 'Asia/Dhaka', 'Asia/Dhaka'],
  ['IN', 'Europe/Berlin', 'Asia/Kolkata'],
] as const)(
  'days in market %s with zone %s are counted as the server counts them',
  (market, timeZone, zone) => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(buyerSettings({ market, timeZone, unit: 'metre' })).toEqual({ zone, unit: 'metre' });
  },
);
