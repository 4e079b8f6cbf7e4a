/** Notifications of a person, newest first, with how many of them are unread. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { listOf, paging } from '#contract/record-fields.ts';
import { NOTIFICATION_EVENTS } from '#domain/account/choices/notification-choices.ts';

const notification = z.object({
  notificationId: id,
  event: z.enum(NOTIFICATION_EVENTS),
  title: z.string(),
  body: z.string(),
  /** A path of the app. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const unread = z.object({ unreadCount: z.int() });

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/apiuser/notifications/',
  access: 'customer',
  summary: 'What this person was told, newest first, and how much is unread',
  query: z.strictObject(paging),
  reply: z.extend(listOf(notification), { unreadCount: z.int() }),
});

export const countUnread = defineEndpoint({
  method: 'GET',
  path: '/apiuser/notifications/unread/',
  access: 'customer',
  summary: 'How much is unread',
  reply: unread,
});

export const markRead = defineEndpoint({
  method: 'POST',
  path: '/apiuser/notifications/:notificationId/read/',
  access: 'customer',
  summary: 'This was read',
  params: z.strictObject({ notificationId: id }),
  body: z.strictObject({}),
  reply: unread,
});

export const markAllRead = defineEndpoint({
  method: 'POST',
  path: '/apiuser/notifications/read/',
  access: 'customer',
  summary: 'Everything up to now was read',
  body: z.strictObject({}),
  reply: unread,
});
