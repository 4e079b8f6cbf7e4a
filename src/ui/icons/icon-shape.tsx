import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

const SIZE = { small: 'size-4', medium: 'size-5', large: 'size-6', huge: 'size-8' } as const;

export type IconLook = {
  size?: keyof typeof SIZE;
  /** Only for an icon that stands alone; beside a word it is decoration. */
  label?: string;
  className?: string;
};

export type IconShapeProps = IconLook & { path: string; strokeWidth?: number };

/** One stroke path on the 24 grid. */
export function IconShape({ path, strokeWidth = 1.75, size = 'medium', label, className }: IconShapeProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={classNames('inline-block shrink-0', SIZE[size], className)}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
