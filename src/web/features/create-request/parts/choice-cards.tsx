import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type Choice = {
  value: string;
  label: string;
  help?: ReactNode;
  /** The cloth itself, above the words. */
  art?: ReactNode;
  /** Why this one does not fit what was answered so far; it is then shown but cannot be chosen. */
  whyNot?: string | null;
};

const LAYOUT = {
  pairs: 'grid-cols-2',
  pictures: 'grid-cols-2 sm:grid-cols-3 wide:grid-cols-2 min-[80rem]:grid-cols-3',
  rows: 'grid-cols-1',
  chips: 'grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]',
} as const;

export type ChoiceCardsProps = {
  /** The question the group answers. */
  legend: string;
  /** Where the heading above asks the same. */
  isLegendHidden?: boolean;
  name: string;
  choices: readonly Choice[];
  value: string | null;
  /** `isTap`: by finger or mouse, also on what is chosen already; arrow keys only move the choice. */
  onChoose: (value: string, isTap: boolean) => void;
  layout?: keyof typeof LAYOUT;
  help?: ReactNode;
  /** Stands in place of the help, above the choices. */
  error?: string | undefined;
};

/** Real radio buttons, each a card that is one large target; what does not fit says why. */
export function ChoiceCards({
  legend,
  isLegendHidden = false,
  choices,
  layout = 'rows',
  help,
  error,
  ...group
}: ChoiceCardsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error || help ? `${id}-words` : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-semibold text-ink'}>{legend}</legend>
      {/* Above the choices, so that it is in sight together with the first of them. */}
      <p
        id={`${id}-words`}
        aria-live="polite"
        className={classNames(
          'flex gap-1 text-sm',
          error ? 'mb-2 text-bad' : 'text-ink-soft',
          Boolean(help) && 'mb-2',
        )}
      >
        {error && <Icon name="error" size="small" className="mt-0.5" />}
        <span>{error ?? help}</span>
      </p>
      <div className={classNames('grid gap-2', LAYOUT[layout])}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            isWrong={Boolean(error)}
            layout={layout}
            {...group}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceCardProps = Pick<ChoiceCardsProps, 'name' | 'value' | 'onChoose'> & {
  choice: Choice;
  isWrong: boolean;
  layout: keyof typeof LAYOUT;
};

function ChoiceCard({ choice, name, value, onChoose, isWrong, layout }: ChoiceCardProps) {
  const id = useId();
  const { label, help, art, whyNot } = choice;
  const isChosen = choice.value === value;
  const words = whyNot ?? help;
  const hasArt = layout === 'pictures' || layout === 'pairs';
  return (
    <label
      className={classNames(
        'relative flex min-h-12 overflow-clip rounded-card border bg-paper has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:ring-1 has-checked:ring-brand-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-500',
        hasArt ? 'flex-col' : 'items-center gap-3 px-3 py-2.5',
        layout === 'chips' && 'justify-center text-center',
        whyNot ? 'border-dashed border-line-strong bg-ground' : 'cursor-pointer hover:bg-brand-50',
        isWrong ? 'border-bad' : 'border-line-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        disabled={Boolean(whyNot)}
        aria-labelledby={`${id}-label`}
        aria-describedby={words ? `${id}-help` : undefined}
        onChange={({ nativeEvent }) => onChoose(choice.value, isTap(nativeEvent))}
        onClick={({ nativeEvent }) => {
          if (isChosen && isTap(nativeEvent)) onChoose(choice.value, true);
        }}
        className={
          layout === 'rows'
            ? 'size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-paper outline-none checked:border-[6px] checked:border-brand-600 disabled:bg-line'
            : 'absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-default'
        }
      />
      {art && <span className={classNames('block', whyNot && 'opacity-40')}>{art}</span>}
      {hasArt && isChosen && <ChosenMark />}
      <span className={classNames('min-w-0', hasArt && 'px-3 pt-2 pb-3')}>
        <span
          id={`${id}-label`}
          className={classNames(
            'block text-base',
            whyNot ? 'text-ink-soft' : 'text-ink',
            layout !== 'rows' && 'font-semibold',
          )}
        >
          {label}
        </span>
        {words && (
          <span id={`${id}-help`} className="block text-sm text-ink-soft">
            {words}
          </span>
        )}
      </span>
    </label>
  );
}

/** A press by keyboard counts no clicks. */
function isTap(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 0;
}

function ChosenMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-brand-600 text-on-brand shadow-float"
    >
      <Icon name="check" size="small" />
    </span>
  );
}
