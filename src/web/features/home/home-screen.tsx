import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRequest } from '#contract/customer/requests.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useIncrementalCount } from '#web/platform/use-incremental-count.ts';
import { useIncrementalData } from '#web/platform/use-incremental-data.ts';
import { useIsStoreOnly, useMay } from '#web/widgets/company/use-may.ts';
import { useColleagues, useWorkScope } from '#web/widgets/company/use-work-scope.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { FabricLists } from '#web/widgets/fabric-lists.tsx';
import { EnquiryField } from '#web/widgets/requests/enquiry-field.tsx';
import { Screen } from '#web/widgets/screen.tsx';
import { ListLinks } from '#web/widgets/search-link.tsx';
import { ClothBand } from './cloth-band.tsx';
import { Figures } from './figures.tsx';
import { Greeting, GreetingSkeleton } from './greeting.tsx';
import { homeQueries } from './home.queries.ts';
import { homeTexts } from './home.texts.ts';
import { MsmeBanner, useMsmeQuestion } from './msme-banner.tsx';
import { PaymentsInProgress } from './payments-in-progress.tsx';
import type { PreviousOrdersProps } from './previous-orders.tsx';
import type { QualityStripProps } from './quality-strip.tsx';
import { useSignUpToast } from './use-sign-up-toast.ts';
import { Worklist } from './worklist.tsx';

/** Offline, what comes later simply stays away: home says what matters without it. */
const nothing = () => ({ default: (): ReactNode => null });

const NotificationBell = lazy<ComponentType>(() =>
  import('#web/widgets/notifications/notification-bell.tsx').then(
    (m) => ({ default: m.NotificationBell }),
    nothing,
  ),
);
/** Only companies of several people have any. */
const Approvals = lazy<ComponentType>(() =>
  import('./approvals.tsx').then((m) => ({ default: m.Approvals })),
);
const StoreHome = lazy<ComponentType>(() =>
  import('./store-home.tsx').then((m) => ({ default: m.StoreHome })),
);
const PreviousOrders = lazy<ComponentType<PreviousOrdersProps>>(() =>
  import('./previous-orders.tsx').then((m) => ({ default: m.PreviousOrders }), nothing),
);
const QualityStrip = lazy<ComponentType<QualityStripProps>>(() =>
  import('./quality-strip.tsx').then((m) => ({ default: m.QualityStrip }), nothing),
);

/** Below what is urgent: drawn one after the other, from files that come later too. */
const LIVE = 1;
const PREVIOUS = 2;
const MSME = 3;
const TOP = 4;

export function HomeScreen() {
  return useIsStoreOnly() ? <StoreScreen /> : <BuyerHome />;
}

function StoreScreen() {
  return (
    <Screen title={homeTexts.title} actions={<AccountLink />}>
      <Suspense>
        <StoreHome />
      </Suspense>
    </Screen>
  );
}

function BuyerHome() {
  useSignUpToast();
  const { data: customer, error, refetch, isFetching } = useQuery(customerQueries.me());
  const home = useQuery(homeQueries.read(useWorkScope()));
  const hasColleagues = useColleagues().length > 0;
  const mayAsk = useMay(createRequest);
  const known = useIncrementalData(home);
  // What is due today depends on where the buyer lives: shown before that is read, a line could change its height.
  const read = customer || error ? known : undefined;
  const msme = useMsmeQuestion(customer);
  const drawn = useIncrementalCount(read && TOP, { first: 0, step: 1 });
  return (
    <Screen
      title={homeTexts.title}
      actions={
        <>
          <ListLinks />
          <Suspense fallback={<span className="size-11 shrink-0" />}>
            <NotificationBell />
          </Suspense>
          <AccountLink />
        </>
      }
    >
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-3 wide:items-start wide:gap-6">
        <section className="overflow-clip rounded-card border border-line bg-paper wide:col-span-3">
          <ClothBand />
          {customer ? (
            <Greeting customer={customer} />
          ) : error ? (
            <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <GreetingSkeleton />
          )}
        </section>
        {mayAsk && <EnquiryField className="wide:col-span-3" />}
        {hasColleagues && (
          <Suspense>
            <Approvals />
          </Suspense>
        )}
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
            <FabricLists />
            <PaymentsInProgress payments={read.paymentsInProgress} />
            {drawn >= LIVE && (
              <Suspense>
                <QualityStrip list="live" cards={read.liveRates} />
              </Suspense>
            )}
            {drawn >= PREVIOUS && (
              <Suspense>
                <PreviousOrders cards={read.previousOrders} />
              </Suspense>
            )}
            {msme === 'open' && drawn >= MSME && <MsmeBanner />}
            {drawn >= TOP && (
              <Suspense>
                <QualityStrip list="top" cards={read.topSelling} />
              </Suspense>
            )}
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
