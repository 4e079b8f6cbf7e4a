import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HomeTask } from '#contract/customer/home.ts';
import type { OrderCard } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useCounts } from '#web/platform/roll-counts/use-counts.ts';
import { useNow } from '#web/platform/use-now.ts';
import { deliveryQueries } from '#web/widgets/delivery/delivery.queries.ts';
import { issuesQueries } from '#web/widgets/issues/issues.queries.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { homeQueries } from './home.queries.ts';
import { homeTexts } from './home.texts.ts';
import { endText } from './task-text.ts';

const { store: texts } = homeTexts;
/** The newest deliveries, whose rolls are looked at now. */
const FORMS_READ_AHEAD = 10;
/** As wide as the phone and as tall as a glove needs. */
const LARGE = 'min-h-16 w-full text-xl!';

/** For whoever counts what arrives: the deliveries to count and what may be complained of, nothing else. */
export function StoreHome() {
  const home = useQuery(homeQueries.read('all'));
  const tasks = home.data?.tasks.filter(({ kind }) => kind === 'rolls_to_check');
  const unsent = useCounts().waiting.filter(({ refusal }) => refusal === null).length;
  useReadyWithoutLine(tasks);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6">
      <section aria-labelledby="to-count">
        <h2 id="to-count" className="pb-2 text-2xl font-bold">
          {texts.title}
        </h2>
        {unsent > 0 && (
          <p role="status" className="pb-3 text-lg text-warn">
            {texts.unsent(unsent)}
          </p>
        )}
        {tasks ? (
          <Deliveries tasks={tasks} />
        ) : home.error ? (
          <ErrorState
            detail={errorMessage(home.error)}
            busy={home.isFetching}
            onRetry={() => void home.refetch()}
          />
        ) : (
          <SkeletonCards count={2} label={texts.loading} />
        )}
      </section>
      <Claimable />
    </div>
  );
}

/** What counting needs is read while there is a line: the goods may lie in a basement. */
function useReadyWithoutLine(tasks: readonly HomeTask[] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const { orderId } of tasks ?? []) {
      if (orderId === null) continue;
      void client.prefetchQuery(deliveryQueries.rolls(orderId));
      void client.prefetchQuery(deliveryQueries.dispatches(orderId));
      void client.prefetchQuery(ordersQueries.one(orderId));
    }
  }, [client, tasks]);
}

function Deliveries({ tasks }: { tasks: readonly HomeTask[] }) {
  const now = useNow();
  if (tasks.length === 0) return <EmptyState drawing={<EmptyLoom />} sentence={texts.none} />;
  return (
    <ul className="flex flex-col gap-4">
      {tasks.map(({ fabId, orderId, number, quality, rollCount, endsAt }) => (
        <li key={number} className="rounded-card border border-line bg-paper p-4">
          <p className="figures text-5xl leading-tight font-bold">
            {rollCount} <span className="text-2xl">{texts.rolls(rollCount)}</span>
          </p>
          <p className="text-lg leading-snug font-semibold wrap-anywhere">{quality}</p>
          <p className="figures pb-4 text-lg text-ink-soft">
            {number}
            {endsAt && ` · ${endText(new Date(endsAt), now)}`}
          </p>
          <Link
            to={pathTo('deliveredDetail', { fabId, orderId: orderId ?? '' })}
            aria-label={texts.countNamed(number)}
            className={classNames(buttonClass({ variant: 'primary' }), LARGE)}
          >
            {texts.count}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Delivered orders whose claim windows are open. */
function Claimable() {
  const { data } = useInfiniteQuery(ordersQueries.list('delivered', 'all'));
  const cards: OrderCard[] = data?.pages.flatMap(({ records }) => records) ?? [];
  const open = cards.filter(({ allowedMoves }) => allowedMoves.includes('raise_issue'));
  const client = useQueryClient();
  const orderIds = open.map(({ orderId }) => orderId).join(' ');
  useEffect(() => {
    // A fault is seen where the goods lie, so its form opens there too.
    for (const orderId of orderIds.split(' ').filter(Boolean).slice(0, FORMS_READ_AHEAD)) {
      void client.prefetchQuery(issuesQueries.form(orderId));
      void client.prefetchQuery(issuesQueries.ofOrder(orderId));
    }
  }, [client, orderIds]);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="claimable">
      <h2 id="claimable" className="pb-2 text-2xl font-bold">
        {texts.problem}
      </h2>
      <ul className="flex flex-col gap-4">
        {open.map(({ fabId, orderId, number, quality }) => (
          <li key={orderId} className="rounded-card border border-line bg-paper p-4">
            <p className="text-lg leading-snug font-semibold wrap-anywhere">{quality}</p>
            <p className="figures pb-4 text-lg text-ink-soft">{number}</p>
            <Link
              to={pathTo('raiseIssue', { fabId, orderId })}
              aria-label={texts.raiseNamed(number)}
              className={classNames(buttonClass({ variant: 'secondary' }), LARGE)}
            >
              {texts.raise}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
