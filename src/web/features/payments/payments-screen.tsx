import { useInfiniteQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useIncrementalData } from '#web/platform/use-incremental-data.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { useLastDefined } from '#web/widgets/lists/use-last-defined.ts';
import { useHeldOrders } from '#web/widgets/orders/use-held-orders.ts';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { ListLinks } from '#web/widgets/search-link.tsx';
import { CreditCard } from './credit-card.tsx';
import { PaymentList } from './list/payment-list.tsx';
import { PaymentTabs } from './list/payment-tabs.tsx';
import { PaymentLinks } from './payment-links.tsx';
import { paymentsTexts } from './payments.texts.ts';
import { usePaymentTab } from './payments-search.ts';
import { LazyReceipt } from './receipt/lazy-receipt.tsx';

/** What is due, late or paid, and how much credit is free. */
export function PaymentsScreen() {
  const tab = usePaymentTab();
  const query = useInfiniteQuery(paymentsQueries.list(tab));
  const pages = useIncrementalData(query)?.pages;
  const newest = useLastDefined(pages?.at(-1));
  const held = useHeldOrders();
  const isWide = useIsWide();
  return (
    <Screen title={paymentsTexts.title} actions={<ListLinks />}>
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_20rem] wide:items-start wide:gap-x-8">
        <div className="sticky top-[calc(3.5rem+1px+env(safe-area-inset-top,0px))] z-10 -mx-4 -mt-4 bg-paper wide:static wide:mx-0 wide:mt-0 wide:rounded-t-card wide:border wide:border-b-0 wide:border-line">
          <PaymentTabs tab={tab} counts={newest?.counts} />
        </div>
        <aside
          aria-label={paymentsTexts.credit.region}
          className="pt-3 wide:sticky wide:top-20 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:pt-0"
        >
          {newest ? (
            <CreditCard credit={newest.credit} advance={newest.advance} />
          ) : (
            !query.error && <MeterSkeleton />
          )}
          {isWide && newest && <PaymentLinks />}
        </aside>
        <section key={newest ? 'read' : 'awaited'} aria-label={paymentsTexts.list.label} className="pt-3">
          <PaymentList tab={tab} lines={pages?.flatMap(({ records }) => records)} held={held} query={query} />
          {!isWide && newest && tab !== 'paid' && <PaymentLinks />}
        </section>
      </div>
      <LazyReceipt />
    </Screen>
  );
}

function MeterSkeleton() {
  return (
    <div
      role="status"
      aria-label={paymentsTexts.credit.loading}
      className="rounded-card border border-line bg-paper p-4"
    >
      <Skeleton className="my-1 max-w-24" />
      <Skeleton shape="title" className="mt-3" />
      <Skeleton className="mt-3 h-2" />
      <Skeleton className="mt-2 max-w-60" />
      <Skeleton className="mt-6 mb-3" />
    </div>
  );
}
