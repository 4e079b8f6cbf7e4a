import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { IssueForm } from '#contract/customer/issues.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { IssueSummary } from '#web/widgets/issues/issue-summary.tsx';
import { issuesQueries } from '#web/widgets/issues/issues.queries.ts';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { NOTHING_CLAIMABLE_TEXT } from '#words/page/issues.ts';
import { ClaimedOrder } from './claimed-order.tsx';
import { FormLoadError, OrderNotFound } from './form-load-error.tsx';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';
import { RaiseIssueForm } from './raise-issue-form.tsx';

/** What has been raised for an order, and the form for one more issue. */
export function RaiseIssueScreen() {
  const goBack = useGoBack(pathTo('orders'));
  const { fabId = '', orderId = '' } = useParams({ strict: false });
  return (
    <Screen title={texts.title} onBack={goBack} narrow>
      <IssuesOf key={orderId} fabId={fabId} orderId={orderId} />
    </Screen>
  );
}

function IssuesOf({ fabId, orderId }: { fabId: string; orderId: string }) {
  const { data, error, isFetching, refetch } = useQuery(issuesQueries.form(orderId));
  if (!data) return <FormLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  // The path must belong together, as everywhere.
  if (data.fabId !== fabId) return <OrderNotFound />;
  return (
    <div className="flex flex-col gap-4">
      <ClaimedOrder form={data} />
      <IssueSummary orderId={orderId} hasForm />
      <Raisable form={data} />
    </div>
  );
}

function Raisable({ form }: { form: IssueForm }) {
  const { searchStr } = useLocation();
  const [raised, setRaised] = useState(0);
  if (form.canRaise) {
    const onRaised = () => setRaised((count) => count + 1);
    return <RaiseIssueForm key={raised} form={form} search={searchStr} onRaised={onRaised} />;
  }
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={form.whyNot ? NOTHING_CLAIMABLE_TEXT[form.whyNot] : ''}
      action={
        <Link {...orderLocation('order', form.orderId)} className={buttonClass({ variant: 'secondary' })}>
          {texts.viewOrder}
        </Link>
      }
    />
  );
}
