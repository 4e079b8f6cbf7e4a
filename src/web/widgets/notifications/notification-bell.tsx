import { useQuery } from '@tanstack/react-query';
import { Icon } from '#ui/icons/icon.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { LazyNotificationSheet, preloadNotificationSheet } from './lazy-notification-sheet.tsx';
import { notificationsQueries } from './notifications.queries.ts';
import { notificationsTexts as texts } from './notifications.texts.ts';
import { NOTIFICATIONS_VIEW } from './notifications-view.ts';

const MOST_SHOWN = 99;

/** The count is the same in every window of this person. */
export function NotificationBell() {
  const unread = useQuery(notificationsQueries.unread()).data?.unreadCount ?? 0;
  const { open } = useOverlay(NOTIFICATIONS_VIEW);
  return (
    <>
      <button
        type="button"
        aria-label={texts.open(unread)}
        onClick={() => open()}
        onPointerEnter={preloadNotificationSheet}
        onTouchStart={preloadNotificationSheet}
        className="relative grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ground"
      >
        <Icon name="bell" size="large" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-brand-600 px-1 text-center text-xs leading-5 font-bold text-on-brand"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <LazyNotificationSheet />
    </>
  );
}
