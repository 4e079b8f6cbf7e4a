/** Notifications of a person; the server announces it by the word `notifications`, to every window. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { countUnread, listNotifications } from '#contract/customer/notifications.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

export const NOTIFICATIONS_KEY = 'notifications' satisfies LiveKey;

export const notificationsQueries = {
  unread: () =>
    queryOptions({
      queryKey: [NOTIFICATIONS_KEY, 'unread'],
      queryFn: ({ signal }) => call(countUnread, {}, { signal }),
    }),
  list: () =>
    infiniteQueryOptions({
      queryKey: [NOTIFICATIONS_KEY, 'list'],
      queryFn: ({ pageParam, signal }) =>
        call(listNotifications, { query: { offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
    }),
};
