import type { ReactNode } from 'react';
import type { WayUp } from './page.tsx';
import { TextLink } from './text-link.tsx';

export type RecordPageProps = {
  title: string;
  /** The way up, above the title. */
  up: WayUp;
  /** What belongs to the title: its state. */
  aside: ReactNode;
  /** One line about it, where there is room. */
  lead: ReactNode;
  /** What has to happen now, and the button that does it. */
  next: ReactNode;
  tabs: ReactNode;
  children: ReactNode;
};

/** A record with parts in tabs: what comes next stays in sight, and where there is room also what it is. */
export function RecordPage({ title, up, aside, lead, next, tabs, children }: RecordPageProps) {
  return (
    <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 pb-4 outline-none wide:px-6 wide:pb-5">
      <header
        data-sticky-head
        className="contents wide:sticky wide:top-0 wide:z-10 wide:-mx-6 wide:mb-4 wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] wide:gap-x-6 wide:bg-ground wide:px-6 wide:pt-3"
      >
        <div className="min-w-0 pt-3 wide:pt-0 wide:pb-2">
          <TextLink to={up.to}>{up.label}</TextLink>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-xl font-bold text-ink">{title}</h1>
            {aside}
          </div>
          {lead}
        </div>
        <div className="sticky top-14 z-10 -mx-4 mb-4 bg-ground px-4 pt-2 wide:contents">
          <div className="min-w-0 wide:pb-2">{next}</div>
          <div className="min-w-0 wide:col-span-2">{tabs}</div>
        </div>
      </header>
      {children}
    </main>
  );
}
