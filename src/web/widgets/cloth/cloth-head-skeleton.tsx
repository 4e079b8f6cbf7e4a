import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';

/** A swatch with the name and state of a cloth beside it, on their way. */
export function ClothHeadSkeleton({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <div className={classNames('flex gap-4', isLarge && 'min-h-32')}>
      <Skeleton shape="swatch" className={classNames('shrink-0', isLarge && 'size-24')} />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton shape="title" />
        <Skeleton className="max-w-40" />
        <Skeleton shape="chip" />
      </div>
    </div>
  );
}
