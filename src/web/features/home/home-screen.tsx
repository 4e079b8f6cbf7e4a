import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useDeferredPending } from '#web/platform/use-deferred-pending.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { ClothBand } from './cloth-band.tsx';
import { Figures } from './figures.tsx';
import { Greeting, GreetingSkeleton } from './greeting.tsx';
import { homeQueries } from './home.queries.ts';
import { homeTexts } from './home.texts.ts';
import { MsmeBanner, useMsmeQuestion } from './msme-banner.tsx';
import { PaymentsInProgress } from './payments-in-progress.tsx';
import { PreviousOrders } from './previous-orders.tsx';
import { QualityStrip } from './quality-strip.tsx';
import { useSignUpToast } from './use-sign-up-toast.ts';
import { Worklist } from './worklist.tsx';

export function HomeScreen() {
  useSignUpToast();
  const { data: customer, error, refetch, isFetching } = useQuery(customerQueries.me());
  const home = useQuery(homeQueries.mine());
  const isWaiting = useDeferredPending(home.isPending);
  const read = isWaiting ? undefined : home.data;
  const msme = useMsmeQuestion(customer);
  return (
    <Screen title={homeTexts.title} actions={<AccountLink />}>
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-3 wide:items-start wide:gap-6">
        <section className="overflow-clip rounded-card border border-line bg-paper wide:col-span-3">
          <ClothBand />
          {customer ? (
            <Greeting customer={customer} />
          ) : error ? (
            <ErrorState detail={errorWords(error)} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <GreetingSkeleton />
          )}
        </section>
        <Worklist
          home={read}
          error={home.error}
          isFetching={home.isFetching}
          onRetry={() => void home.refetch()}
        />
        {/* What stands below comes with the list, so that nothing in sight is pushed away. */}
        {read && (
          <>
            <Figures figures={read.figures} />
            <PaymentsInProgress payments={read.paymentsInProgress} />
            <QualityStrip list="live" cards={read.liveRates} />
            <PreviousOrders cards={read.previousOrders} />
            <QualityStrip list="top" cards={read.topSelling} />
            {msme === 'open' && <MsmeBanner />}
          </>
        )}
      </div>
    </Screen>
  );
}

function AccountLink() {
  return (
    <Link
      to={pathTo('account')}
      aria-label={homeTexts.account}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ground wide:hidden"
    >
      <Icon name="user" size="large" />
    </Link>
  );
}
