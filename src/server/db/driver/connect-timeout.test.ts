import { expect, test } from 'vitest';
import { connectTimeoutMs } from './connect-timeout.ts';

test.each([
  ['postgres://a@db/shop?connect_timeout=10', 10_000],
  ['postgres://a@db/shop?sslmode=require&connect_timeout=2&options=x', 2000],
  ['postgres://a@db/shop', 3000],
  ['postgres://a@db/shop?connect_timeout=', 3000],
  ['postgres://a@db/connect_timeout=7', 3000],
])('%s gives a connection %i ms to open', (url, ms) => {
  expect(connectTimeoutMs(url, 3000)).toBe(ms);
});
