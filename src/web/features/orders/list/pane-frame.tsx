import type { ReactNode, RefObject } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type PaneFrameProps = {
  label: string;
  head: ReactNode;
  /** Beside an open order: the pane scrolls by itself. */
  isBeside: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** The head stays in sight while the list scrolls, so that each tab can be left and found again where it was. */
export function PaneFrame({ label, head, isBeside, scroller, children }: PaneFrameProps) {
  return (
    <section
      aria-label={label}
      className={classNames(isBeside && 'sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col')}
    >
      <div className="sticky top-[calc(3.5rem+1px+env(safe-area-inset-top,0px))] z-10 -mx-4 -mt-4 shrink-0 bg-paper wide:static wide:mx-0 wide:mt-0 wide:rounded-t-card wide:border wide:border-b-0 wide:border-line">
        {head}
      </div>
      <div
        ref={scroller}
        className={classNames(
          'pt-3',
          isBeside && '-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-1',
        )}
      >
        {children}
      </div>
    </section>
  );
}
