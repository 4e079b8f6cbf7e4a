import { classNames } from '#ui/theme/class-names.ts';

const VARIANT = {
  primary: 'bg-brand-600 text-on-brand hover:bg-brand-700 active:bg-brand-800',
  secondary: 'border border-line-strong bg-paper text-brand-700 hover:bg-brand-50 active:bg-brand-100',
  quiet: 'text-brand-700 hover:bg-brand-50 active:bg-brand-100',
  danger: 'bg-bad text-on-brand hover:bg-bad-strong active:bg-bad-strong',
} as const;

const SIZE = { medium: 'min-h-12 px-5 text-base', small: 'min-h-11 px-4 text-sm' } as const;

export type ButtonLook = {
  variant?: keyof typeof VARIANT | undefined;
  size?: keyof typeof SIZE | undefined;
  /** Fills the line, as the main action on a phone does. */
  wide?: boolean | undefined;
};

/** The look of a button for links that the router renders itself. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold no-underline transition-transform select-none active:scale-[0.985]',
    'disabled:bg-line disabled:text-ink-soft disabled:active:scale-100',
    VARIANT[variant],
    SIZE[size],
    wide && 'w-full',
  );
}
