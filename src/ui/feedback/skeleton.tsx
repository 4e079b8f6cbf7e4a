import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

const SHAPE = {
  line: 'h-4 w-full rounded-control',
  title: 'h-6 w-2/3 rounded-control',
  chip: 'h-6 w-24 rounded-full',
  swatch: 'size-16 rounded-control',
  button: 'h-12 w-full rounded-control',
} as const;

export type SkeletonProps = { shape?: keyof typeof SHAPE; className?: string };

/** A grey stand-in of the same shape as what is on its way. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse bg-line', SHAPE[shape], className)} />
  );
}

export type SkeletonCardsProps = { count?: number; label?: string };

/** Stands where a list of cards will be. */
export function SkeletonCards({ count = 3, label = uiTexts.loading }: SkeletonCardsProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="flex gap-3 rounded-card border border-line bg-paper p-4">
          <Skeleton shape="swatch" className="shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton shape="line" />
            <Skeleton shape="line" className="w-1/2" />
            <Skeleton shape="chip" />
          </div>
        </div>
      ))}
    </div>
  );
}
