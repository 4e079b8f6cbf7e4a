import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { confirmNoIssue, type OrderIssues } from '#contract/customer/issues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { NOT_ELIGIBLE_REASON_LABEL } from '#words/page/issues.ts';
import { FormError } from '../forms/form-error.tsx';
import { ORDERS_KEY } from '../orders/orders.queries.ts';
import { Section } from '../section.tsx';
import { IssueList } from './issue-list.tsx';
import { IssueWindows } from './issue-windows.tsx';
import { issuesQueries } from './issues.queries.ts';
import { issuesTexts as texts } from './issues.texts.ts';
import { LazyIssueSheet } from './lazy-issue-sheet.tsx';

export type IssueSummaryProps = {
  orderId: string;
  /** The form for another issue stands below already. */
  hasForm?: boolean;
};

/** Complaints of one order, with the overlay of each: for the screens of transit and delivery. */
export function IssueSummary({ orderId, hasForm = false }: IssueSummaryProps) {
  const { data, error, isFetching, refetch } = useQuery(issuesQueries.ofOrder(orderId));
  return (
    <>
      <Section title={texts.title}>
        {data ? (
          <SummaryBody issues={data} hasForm={hasForm} />
        ) : error ? (
          <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={texts.loading} className="flex flex-col gap-2 py-2">
            <Skeleton />
            <Skeleton className="max-w-60" />
          </div>
        )}
      </Section>
      <LazyIssueSheet issues={data ?? null} />
    </>
  );
}

function SummaryBody({ issues, hasForm }: { issues: OrderIssues; hasForm: boolean }) {
  const { records, reason, canRaise, canConfirm, orderId, fabId } = issues;
  const confirm = useConfirm(orderId);
  return (
    <div className="flex flex-col gap-3 pt-1">
      <FormError error={confirm.error} words={errorMessage} />
      {reason && <Notice>{NOT_ELIGIBLE_REASON_LABEL[reason]}</Notice>}
      {records.length === 0 && !reason && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <IssueList issues={records} />
      {canRaise && <IssueWindows windows={issues.windows} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canRaise && !hasForm && (
          <Link
            to={pathTo('raiseIssue', { fabId, orderId })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {records.length > 0 ? texts.raiseAnother : texts.raise}
          </Link>
        )}
        {canConfirm && (
          <Button variant="quiet" size="small" busy={confirm.isRunning} onClick={() => void confirm.run()}>
            {texts.allWell}
          </Button>
        )}
      </div>
    </div>
  );
}

function useConfirm(orderId: string) {
  return useWrite(
    [ORDERS_KEY],
    () => call(confirmNoIssue, { params: { orderId }, body: {} }),
    () => showToast(texts.allWellToast, { kind: 'good' }),
  );
}
