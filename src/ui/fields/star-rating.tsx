import { useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type StarRatingProps = {
  /** The question the stars answer. */
  legend: string;
  name: string;
  /** One word a star, the worst first: what screen readers hear and what stands beside the stars. */
  words: readonly string[];
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  /** The main question of a form. */
  large?: boolean;
};

/** Real radio buttons drawn as stars, so that arrow keys and screen readers know them. */
export function StarRating({ legend, name, words, value, onChange, error, large = false }: StarRatingProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-words`} className="min-w-0">
      <legend className={classNames('font-semibold text-ink', large ? 'text-base' : 'text-sm')}>
        {legend}
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2.5 flex">
          {words.map((word, index) => (
            <label
              key={word}
              className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand-500"
            >
              <input
                type="radio"
                name={name}
                value={index + 1}
                checked={value === index + 1}
                aria-label={`${index + 1} – ${word}`}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(index + 1)}
                className="sr-only"
              />
              <StarShape isFilled={index < value} large={large} />
            </label>
          ))}
        </div>
        <span
          id={`${id}-words`}
          aria-live="polite"
          className={classNames('min-h-5 text-sm', error ? 'text-bad' : 'text-ink-soft')}
        >
          {error ?? words[value - 1]}
        </span>
      </div>
    </fieldset>
  );
}

/** As they were given; the words say the same. */
export function Stars({ value, words }: { value: number; words: readonly string[] }) {
  return (
    <span
      role="img"
      aria-label={`${value} of ${words.length} – ${words[value - 1]}`}
      className="inline-flex gap-0.5"
    >
      {words.map((word, index) => (
        <StarShape key={word} isFilled={index < value} />
      ))}
    </span>
  );
}

function StarShape({ isFilled, large = false }: { isFilled: boolean; large?: boolean }) {
  return (
    <Icon
      name="star"
      size={large ? 'large' : 'medium'}
      className={isFilled ? 'fill-brand-600 text-brand-600' : 'text-line-strong'}
    />
  );
}
