import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { pathTo } from '#web/platform/paths.ts';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { feedbackQueries } from './feedback.queries.ts';
import { feedbackTexts as texts } from './feedback.texts.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackLoadError } from './feedback-load-error.tsx';

/** One order is rated once; whoever comes again reads what was said. */
export function FeedbackScreen() {
  const goBack = useGoBack(pathTo('orders'));
  const { feedbackOrderId = '' } = useParams({ strict: false });
  return (
    <Screen title={texts.title} onBack={goBack} narrow>
      <FeedbackOf key={feedbackOrderId} orderId={feedbackOrderId} />
    </Screen>
  );
}

function FeedbackOf({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useQuery(feedbackQueries.one(orderId));
  if (!data) return <FeedbackLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.canGive) return <FeedbackForm feedback={data} />;
  if (data.given) return <Navigate {...linkTo('feedbackGiven', { orderId })} replace />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={texts.notDelivered}
      action={
        <Link {...orderLocation('order', orderId)} className={buttonClass({ variant: 'secondary' })}>
          {texts.viewOrder}
        </Link>
      }
    />
  );
}
