import type { GivenFeedback } from '#contract/customer/feedback.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { PhotoRow } from '#desk/widgets/photos/photo-row.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { RATING_NAMES } from '#domain/feedback/feedback.ts';
import { Stars } from '#ui/fields/star-rating.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { FEEDBACK_TAG_LABEL, RATING_LABEL, STAR_LABEL } from '#words/en/feedback.ts';
import { feedbackTexts as texts } from './feedback.texts.ts';

/** What a buyer said of one order: stars, tags, words, photos, who and when. */
export function FeedbackWords({ given, number }: { given: GivenFeedback; number: string }) {
  const { overall, ratings, tags, comment, photos, givenBy, givenAt } = given;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={overall} words={STAR_LABEL} />
        <span className="figures text-ink-soft">
          {[givenBy, momentText(givenAt)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Facts facts={RATING_NAMES.map((name) => [RATING_LABEL[name], texts.stars(ratings[name])] as const)} />
      <p className="flex flex-wrap gap-1 empty:hidden">
        {tags.map((tag) => (
          <Chip key={tag}>{FEEDBACK_TAG_LABEL[tag]}</Chip>
        ))}
      </p>
      {comment && <p className="whitespace-pre-line">“{comment}”</p>}
      {photos.length > 0 && (
        <PhotoRow
          title={texts.photosOf(number)}
          photos={photos.map((photo, place) => ({ name: texts.photo(place + 1), photo }))}
        />
      )}
    </div>
  );
}
