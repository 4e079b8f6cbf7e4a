import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

/** Where a photo belongs and none is: a frame, never a drawing of cloth. */
export function NoPhoto({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-control border border-dashed border-line-strong bg-ground p-1 text-center text-xs text-ink-soft',
        className,
      )}
    >
      {children}
    </span>
  );
}
