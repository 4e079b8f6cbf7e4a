import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { useHeldOrders } from '#web/widgets/orders/use-held-orders.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { ClothBand } from './cloth-band.tsx';
import { Greeting, GreetingSkeleton } from './greeting.tsx';
import { MarketFacts } from './market-facts.tsx';
import { MsmeBanner, useMsmeQuestion } from './msme-banner.tsx';
import { PreviousOrders } from './previous-orders.tsx';
import { useSignUpToast } from './use-sign-up-toast.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

export function HomeScreen() {
  useSignUpToast();
  const { data: customer, error, refetch, isFetching } = useQuery(customerQueries.me());
  // Each part comes when the ones above it are known, so that nothing in sight is pushed away.
  const held = useHeldOrders();
  const msme = useMsmeQuestion(customer);
  return (
    <Screen title="Home" actions={<AccountLink />}>
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
        <WaitingForYou held={held} />
        {held && customer && <MarketFacts customer={customer} />}
        {held && msme === 'open' && <MsmeBanner />}
        <PreviousOrders isPlaced={held !== undefined && (msme !== 'unknown' || error !== null)} />
      </div>
    </Screen>
  );
}

function AccountLink() {
  return (
    <Link
      to={pathTo('account')}
      aria-label="Account"
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ground wide:hidden"
    >
      <Icon name="user" size="large" />
    </Link>
  );
}
