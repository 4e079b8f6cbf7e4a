import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** What the bell and the list behind it say. */
export const notificationsTexts = catalogue({
  en: {
    title: 'Notifications',
    open: (unread: number) =>
      unread === 0
        ? 'Notifications'
        : plural(unread, {
            one: `Notifications, ${unread} unread`,
            other: `Notifications, ${unread} unread`,
          }),
    loading: 'Loading notifications',
    empty: 'Nothing new. Quotes, payments and deliveries show up here.',
    markAll: 'Mark all as read',
    unread: 'Unread',
    earlier: (count: number) => `${count} earlier`,
    fewer: 'Show fewer',
  },
});
