import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import type { Feedback } from '#contract/customer/feedback.ts';
import { RATING_NAMES } from '#domain/feedback/feedback.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stars } from '#ui/fields/star-rating.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { Facts } from '#web/widgets/facts.tsx';
import { Screen } from '#web/widgets/screen.tsx';
import { Section } from '#web/widgets/section.tsx';
import { FEEDBACK_TAG_LABEL, RATING_LABEL, STAR_LABEL } from '#words/page/feedback.ts';
import { feedbackQueries } from './feedback.queries.ts';
import { feedbackTexts } from './feedback.texts.ts';
import { FeedbackLoadError } from './feedback-load-error.tsx';
import { GivenPhotos } from './given-photos.tsx';
import { RatedOrder } from './rated-order.tsx';

const { given: texts } = feedbackTexts;

/** The order has been rated: thanks, what was said, and a way on for somebody who is unhappy. */
export function FeedbackGivenScreen() {
  const goBack = useGoBack(pathTo('orders'));
  const orderId = new URLSearchParams(useLocation().searchStr).get('orderId');
  return (
    <Screen title={feedbackTexts.title} onBack={goBack} narrow>
      {orderId ? <GivenOf orderId={orderId} /> : <GivenSometime />}
    </Screen>
  );
}

function GivenSometime() {
  return (
    <EmptyState drawing={<EmptyLoom />} title={texts.title} sentence={texts.general} action={<AllOrders />} />
  );
}

function AllOrders() {
  return (
    <Link to={pathTo('orders')} replace className={buttonClass({ variant: 'secondary' })}>
      {feedbackTexts.allOrders}
    </Link>
  );
}

function GivenOf({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useQuery(feedbackQueries.one(orderId));
  if (!data) return <FeedbackLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data.given) return <Navigate to={pathTo('feedback', { feedbackOrderId: orderId })} replace />;
  return (
    <div className="flex flex-col items-stretch gap-4">
      <Notice tone="good" title={texts.title} live>
        {texts.effect}
      </Notice>
      {data.given.offersIssue && <OfferIssue feedback={data} />}
      <RatedOrder feedback={data} />
      <GivenText number={data.number} given={data.given} />
      <div>
        <AllOrders />
      </div>
    </div>
  );
}

function OfferIssue({ feedback: { fabId, orderId } }: { feedback: Feedback }) {
  return (
    <Notice
      tone="warn"
      title={texts.low}
      action={
        <Link
          to={pathTo('raiseIssue', { fabId, orderId })}
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} mt-1`}
        >
          {texts.raiseIssue}
        </Link>
      }
    >
      {texts.lowText}
    </Notice>
  );
}

function GivenText({ number, given }: { number: string; given: NonNullable<Feedback['given']> }) {
  const zone = useBuyerZone();
  const day = formatDate(new Date(given.givenAt), zone, DETAIL_DATE_FORMAT);
  return (
    <Section title={given.givenBy ? texts.by(given.givenBy, day) : texts.on(day)}>
      <p className="py-2">
        <Stars value={given.overall} words={STAR_LABEL} />
      </p>
      <Facts
        facts={RATING_NAMES.map((name) => ({
          label: RATING_LABEL[name],
          value: <Stars value={given.ratings[name]} words={STAR_LABEL} />,
        }))}
      />
      <p className="flex flex-wrap gap-2 py-2 empty:hidden">
        {given.tags.map((tag) => (
          <Chip key={tag}>{FEEDBACK_TAG_LABEL[tag]}</Chip>
        ))}
      </p>
      {given.comment && <p className="py-2 whitespace-pre-line">{given.comment}</p>}
      <GivenPhotos number={number} photos={given.photos} />
    </Section>
  );
}
