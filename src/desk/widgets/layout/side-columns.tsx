import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type SideColumnsProps = {
  main: ReactNode;
  side: ReactNode;
  /** On a phone the side comes first: it says what the rest is about. */
  sideFirst?: boolean;
};

/** What is worked on, and beside it what has to be known. */
export function SideColumns({ main, side, sideFirst = false }: SideColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">{main}</div>
      <div className={classNames('flex min-w-0 flex-col gap-4', sideFirst && 'order-first wide:order-last')}>
        {side}
      </div>
    </div>
  );
}
