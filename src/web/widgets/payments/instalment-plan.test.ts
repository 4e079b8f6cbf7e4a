import { expect, test } from 'vitest';
import type { Order } from '#contract/customer/orders.ts';
import { statusOf } from './instalment-plan.tsx';

const TODAY = '2026-11-18';
const ADVANCE = {
  kind: 'advance',
  state: 'open',
  isOverdue: false,
  inProgress: null,
  refunded: { minor: '0', currency: 'INR' },
} as unknown as Order['instalments'][number];
const wordOf = (dueOn: string | null, isCurrent = true) =>
  statusOf({ ...ADVANCE, dueOn }, { isOver: false, isCurrent, today: TODAY }).word;

test('“Due now” never stands beside a later date', () => {
  expect(wordOf('2026-11-18')).toBe('Due now');
  expect(wordOf(null)).toBe('Due now');
  expect(wordOf('2026-11-19')).toBe('To pay');
  expect(wordOf('2026-11-19', false)).toBe('Later');
});
