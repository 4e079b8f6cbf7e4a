import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

/** Where the record belongs. */
export type WayUp = { to: string; label: string };

export type PageProps = {
  title: string;
  /** What belongs to the title: a number, a company, a state. */
  aside?: ReactNode;
  /** The one or two things to do with the whole. */
  actions?: ReactNode;
  /** The way up, above the title. */
  up?: WayUp;
  children: ReactNode;
};

/** Title and content: the shape every screen of the desk has. */
export function Page({ title, aside, actions, up, children }: PageProps) {
  return (
    <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none wide:px-6 wide:py-5">
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {up && <TextLink to={up.to}>{up.label}</TextLink>}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-xl font-bold text-ink">{title}</h1>
            {aside}
          </div>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
}
