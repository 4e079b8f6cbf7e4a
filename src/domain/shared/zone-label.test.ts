import { expect, test } from 'vitest';
import { zoneLabel } from './zone-label.ts';

test('a time zone has one name, however the device spells it', () => {
  expect(zoneLabel('Asia/Kolkata')).toBe('IST');
  expect(zoneLabel('Asia/Calcutta')).toBe('IST');
  expect(zoneLabel('Asia/Dhaka')).toBe('Dhaka time');
  expect(zoneLabel('America/New_York')).toBe('New York time');
  expect(zoneLabel('Etc/UTC')).toBe('UTC');
});
