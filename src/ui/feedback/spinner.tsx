import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

const SIZE = { small: 'size-5', medium: 'size-8', large: 'size-12' } as const;

export type SpinnerProps = {
  size?: keyof typeof SIZE;
  /** Said by screen readers; pass null where the words stand beside the spinner already. */
  label?: string | null;
};

export function Spinner({ size = 'medium', label = uiTexts.loading }: SpinnerProps) {
  return (
    <span role={label === null ? undefined : 'status'} className="inline-flex">
      <svg
        viewBox="0 0 24 24"
        className={classNames('animate-spin', SIZE[size])}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
