import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { createOrderTexts } from './create-order.texts.ts';

/** Of the same shape as the form: cloth, its lines, and the cost beside them where there is room. */
export function FormSkeleton() {
  return (
    <div
      role="status"
      className="flex flex-col gap-3 wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:items-start wide:gap-6"
    >
      <VisuallyHidden>{createOrderTexts.loading}</VisuallyHidden>
      <div className="flex flex-col gap-3">
        <div className="rounded-card border border-line bg-paper p-4">
          <div className="flex gap-4 pb-3">
            <Skeleton shape="swatch" className="shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton shape="title" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
          {Array.from({ length: 7 }, (_, place) => (
            <div key={place} className="flex flex-col gap-2 border-t border-line py-4">
              <Skeleton className="max-w-30" />
              <Skeleton className="w-2/3" />
            </div>
          ))}
        </div>
      </div>
      <div className="hidden flex-col gap-3 rounded-card border border-line bg-paper p-4 wide:flex">
        {Array.from({ length: 7 }, (_, place) => (
          <Skeleton key={place} />
        ))}
      </div>
    </div>
  );
}
