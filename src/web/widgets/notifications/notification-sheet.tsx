import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { markAllRead, markRead, type Notification } from '#contract/customer/notifications.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { ListEnd } from '../lists/list-end.tsx';
import { bySubject, type NewsOfSubject } from './by-subject.ts';
import { NOTIFICATIONS_KEY, notificationsQueries } from './notifications.queries.ts';
import { notificationsTexts as texts } from './notifications.texts.ts';

/** Notifications of this person, newest first; a tap opens what it speaks of. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const client = useQueryClient();
  const query = useInfiniteQuery(notificationsQueries.list());
  const records = query.data?.pages.flatMap((page) => page.records);
  const freshen = () => client.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
  const open = ({ link }: Notification, seen: readonly Notification[]) => {
    const marks = seen
      .filter(({ isRead }) => !isRead)
      .map(({ notificationId }) => call(markRead, { params: { notificationId }, body: {} }));
    // Not waited for: whatever becomes of the marks, the buyer goes on.
    if (marks.length > 0) void Promise.all(marks).then(freshen, () => {});
    router.history.replace(link);
  };
  const readAll = () => void call(markAllRead, { body: {} }).then(freshen, () => {});
  const hasUnread = (query.data?.pages[0]?.unreadCount ?? 0) > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      foot={
        hasUnread && (
          <Button variant="secondary" onClick={readAll}>
            {texts.markAll}
          </Button>
        )
      }
    >
      {!records ? (
        query.error ? (
          <ErrorState
            detail={errorMessage(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonCards count={3} label={texts.loading} />
        )
      ) : records.length === 0 ? (
        <EmptyState drawing={<EmptyLoom />} sentence={texts.empty} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {bySubject(records).map((group) => (
              <li key={group.newest.notificationId}>
                <Subject group={group} onOpen={open} />
              </li>
            ))}
          </ul>
          <ListEnd query={query} />
        </>
      )}
    </Sheet>
  );
}

type SubjectProps = {
  group: NewsOfSubject;
  /** `seen`: what was in sight when it was opened. */
  onOpen: (opened: Notification, seen: readonly Notification[]) => void;
};

/** The newest of one order or query; what came before it is one tap away. */
function Subject({ group: { newest, earlier }, onOpen }: SubjectProps) {
  const [isWhole, setWhole] = useState(false);
  const all = [newest, ...earlier];
  return (
    <>
      <Row notification={newest} onOpen={() => onOpen(newest, all)} />
      {earlier.length > 0 && (
        <div className="pb-2 pl-5">
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.fewer : texts.earlier(earlier.length)}
          </Button>
          {isWhole &&
            earlier.map((one) => (
              <Row key={one.notificationId} notification={one} onOpen={() => onOpen(one, [one])} />
            ))}
        </div>
      )}
    </>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const zone = useBuyerZone();
  const { title, body, createdAt, isRead } = notification;
  return (
    <button type="button" onClick={onOpen} className="flex w-full gap-3 py-3 text-left hover:bg-brand-50">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-2 size-2 shrink-0 rounded-full',
          isRead ? 'bg-transparent' : 'bg-brand-600',
        )}
      />
      <span className="min-w-0">
        <span className={classNames('block leading-snug wrap-anywhere', !isRead && 'font-bold')}>
          {!isRead && <VisuallyHidden>{`${texts.unread}: `}</VisuallyHidden>}
          <WithWholeNumbers text={title} />
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          <WithWholeNumbers text={body} />
        </span>
        <span className="figures block text-sm text-ink-soft">{formatMoment(createdAt, zone)}</span>
      </span>
    </button>
  );
}

/** "SO-26-000021" is never torn apart at the end of a line. */
function WithWholeNumbers({ text }: { text: string }) {
  // Split by a group, numbers come at the odd places.
  const parts = text.split(/\b([A-Z]{1,3}-\d{2}-\d{6})\b/);
  const isNumber = (place: number) => place % 2 === 1;
  return parts.map((part, place) => (
    <span key={place} className={isNumber(place) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
