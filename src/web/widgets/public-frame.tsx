import type { ReactNode } from 'react';
import { Logo } from '#ui/icons/logo.tsx';

/** Around pages that a link opens to somebody without an account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-paper py-3">
        <div className="mx-auto flex max-w-xl px-safe">
          <Logo size="small" />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 px-safe py-4 outline-none">
        {children}
      </main>
    </div>
  );
}
