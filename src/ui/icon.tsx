import { classNames } from './class-names.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const SIZE = { small: 'size-4', medium: 'size-5', large: 'size-6', huge: 'size-8' } as const;

export type IconProps = {
  name: IconName;
  size?: keyof typeof SIZE;
  /** Only for an icon that stands alone; beside a word it is decoration. */
  label?: string;
  className?: string;
};

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={classNames('inline-block shrink-0', SIZE[size], className)}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'dot' ? 8 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={ICON_PATHS[name]} />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
