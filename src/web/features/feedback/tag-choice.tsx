import { type FeedbackTag, tagsFor } from '#domain/feedback/feedback.ts';
import { FEEDBACK_TAG_LABEL } from '#words/page/feedback.ts';
import { feedbackTexts as texts } from './feedback.texts.ts';

export type TagChoiceProps = {
  overall: number;
  chosen: readonly FeedbackTag[];
  onChange: (tags: readonly FeedbackTag[]) => void;
};

/** Words to tap, as many as fit. */
export function TagChoice({ overall, chosen, onChange }: TagChoiceProps) {
  const toggle = (tag: FeedbackTag) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  return (
    <fieldset className="py-3">
      <legend className="pb-1 text-sm font-semibold">{texts.tags}</legend>
      <div className="flex flex-wrap gap-2">
        {tagsFor(overall).map((tag) => (
          <label
            key={tag}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:font-semibold has-checked:text-brand-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-500"
          >
            <input
              type="checkbox"
              checked={chosen.includes(tag)}
              onChange={() => toggle(tag)}
              className="sr-only"
            />
            {FEEDBACK_TAG_LABEL[tag]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
