import { expect, test } from 'vitest';
import type { Notification } from '#contract/customer/notifications.ts';
import { bySubject } from './by-subject.ts';

const news = (notificationId: string, title: string, body = ''): Notification => ({
  notificationId,
  event: 'quote_received',
  title,
  body,
  link: '/customer/home',
  createdAt: '2026-11-18T06:00:00Z',
  isRead: false,
});

test('news of one order or query are one entry, where the newest of them stands', () => {
  const groups = bySubject([
    news('6', 'Order SO-26-000021 has left', 'For query Q-26-000007'),
    news('5', 'New quote for query Q-26-000009'),
    news('4', 'Sample for order SO-26-000021'),
    news('3', 'Rate below your mark', 'Poplin at ₹94.00'),
    news('2', 'New quote', 'For Q-26-000009'),
    news('1', 'Rate below your mark', 'Twill at ₹120.00'),
  ]);
  expect(groups.map(({ newest, earlier }) => [newest, ...earlier].map((one) => one.notificationId))).toEqual([
    ['6', '4'],
    ['5', '2'],
    ['3'],
    ['1'],
  ]);
});
