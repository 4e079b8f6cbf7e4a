import type { ReactNode } from 'react';
import { Logo } from '#ui/icons/logo.tsx';
import { ClothPanel } from '#web/widgets/auth-layout/cloth-panel.tsx';

export type JoinFrameProps = { title: string; lead?: string; children: ReactNode };

export function JoinFrame({ title, lead, children }: JoinFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper wide:flex-row-reverse">
      <ClothPanel />
      <main
        id="content"
        tabIndex={-1}
        className="flex flex-1 flex-col px-safe outline-none wide:justify-center"
      >
        <div className="mx-auto w-full max-w-sm py-6 wide:py-12">
          <Logo size="medium" />
          <h1 className="mt-6 text-2xl font-bold tracking-tight text-ink outline-none wrap-anywhere">
            {title}
          </h1>
          {lead && <p className="mt-1 text-base text-ink-soft">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  );
}
