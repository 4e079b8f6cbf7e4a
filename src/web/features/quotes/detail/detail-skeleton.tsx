import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { ClothHeadSkeleton } from '#web/widgets/cloth/cloth-head-skeleton.tsx';
import { listTexts as texts } from '../list/list.texts.ts';

/** A query on its way; stands with the list, because it is there before the query's own file. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label={texts.loadingOne.region} className="flex flex-col gap-4">
      <ClothHeadSkeleton />
      <SkeletonCards count={3} label={texts.loadingOne.part} />
    </div>
  );
}
