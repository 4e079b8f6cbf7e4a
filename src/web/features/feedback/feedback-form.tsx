import { useRouter } from '@tanstack/react-router';
import { type Feedback, giveFeedback } from '#contract/customer/feedback.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { FEEDBACK_COMMENT_MAX, FEEDBACK_PHOTOS_MAX, RATING_NAMES } from '#domain/feedback/feedback.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StarRating } from '#ui/fields/star-rating.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { photoTexts } from '#web/widgets/files/photos.texts.ts';
import { PhotosField } from '#web/widgets/files/photos-field.tsx';
import { usePhotos } from '#web/widgets/files/use-photos.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { RATING_LABEL, STAR_LABEL } from '#words/page/feedback.ts';
import { feedbackTexts as texts } from './feedback.texts.ts';
import { EMPTY_FEEDBACK, type FeedbackValues, feedbackBody, feedbackProblems } from './feedback-values.ts';
import { RatedOrder } from './rated-order.tsx';
import { TagChoice } from './tag-choice.tsx';

type Body = CallInput<typeof giveFeedback>['body'];

/** Overall first; the rest takes a few taps more. */
export function FeedbackForm({ feedback }: { feedback: Feedback }) {
  const { orderId } = feedback;
  const router = useRouter();
  const photos = usePhotos(FEEDBACK_PHOTOS_MAX);
  const give = useIntent(
    [ORDERS_KEY],
    (idempotencyKey: string, body: Body) =>
      call(giveFeedback, { params: { orderId }, body }, { idempotencyKey }),
    () => router.history.replace(`${pathTo('feedbackGiven')}?orderId=${orderId}`),
  );
  const form = useForm<FeedbackValues>({
    initial: EMPTY_FEEDBACK,
    check: feedbackProblems,
    send: (values) => give(feedbackBody(values, photos.fileIds)),
  });
  const stars = (name: 'overall' | (typeof RATING_NAMES)[number]) => ({
    name,
    words: STAR_LABEL,
    value: form.values[name],
    error: form.problems[name],
    onChange: (value: number) => form.fill({ [name]: value }),
  });
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <RatedOrder feedback={feedback} />
      <FormError error={form.error} words={errorMessage} />
      <Card>
        <StarRating legend={texts.overall} large {...stars('overall')} />
      </Card>
      <Section title={texts.details}>
        <div className="flex flex-col gap-3">
          {RATING_NAMES.map((name) => (
            <StarRating key={name} legend={RATING_LABEL[name]} {...stars(name)} />
          ))}
        </div>
        {form.values.overall > 0 && (
          <TagChoice
            overall={form.values.overall}
            chosen={form.values.tags}
            onChange={(tags) => form.fill({ tags })}
          />
        )}
        <TextArea
          {...form.text('comment')}
          label={texts.comment}
          help={texts.commentHelp}
          optional
          maxLength={FEEDBACK_COMMENT_MAX}
        />
        <PhotosField
          name="fileIds"
          label={texts.photos}
          help={texts.photosHelp(FEEDBACK_PHOTOS_MAX)}
          photos={photos}
          max={FEEDBACK_PHOTOS_MAX}
        />
      </Section>
      <StickyAction note={photos.isUnfinished ? photoTexts.unfinished : texts.onlyOnce} aboveBottomBar>
        <Button type="submit" busy={form.isSending} disabled={photos.isUnfinished}>
          {texts.send}
        </Button>
      </StickyAction>
    </form>
  );
}
