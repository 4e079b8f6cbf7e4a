/** Around every signed-in screen: where one can go, and who is signed in. */
import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { followChanges } from '#desk/platform/live.ts';
import { queryClient } from '#desk/platform/query-client.ts';
import { useSession } from '#desk/platform/session.ts';
import { signOut } from '#desk/platform/sign-in.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { appTexts } from './app.texts.ts';
import { DeskNav } from './desk-nav.tsx';
import { PaletteButton, usePaletteKey } from './palette-button.tsx';
import { useScrollToHash } from './scroll-to-hash.ts';

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })),
);
const Sheet = lazy(() => import('#ui/surfaces/sheet.tsx').then((m) => ({ default: m.Sheet })));

export function DeskShell() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [openedMs] = useState(Date.now);
  useEffect(() => followChanges(queryClient, openedMs), [openedMs]);
  usePaletteKey(() => setFinding(true));
  useScrollToHash();
  return (
    <div className="flex min-h-dvh flex-col wide:flex-row">
      <aside
        aria-label={appTexts.desk}
        className="sticky top-0 hidden h-dvh w-56 shrink-0 flex-col gap-4 overflow-y-auto border-r border-line bg-paper p-3 wide:flex"
      >
        <div className="px-2 pt-2">
          <Logo size="small" />
        </div>
        <PaletteButton onOpen={() => setFinding(true)} />
        <div className="flex-1">
          <DeskNav />
        </div>
        <WhoIsIn />
      </aside>
      <header className="pt-safe sticky top-0 z-20 flex min-h-14 items-center gap-3 border-b border-line bg-paper px-3 wide:hidden">
        <button
          type="button"
          aria-label={appTexts.menu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="grid size-11 place-items-center rounded-control hover:bg-ground"
        >
          <Icon name="list" />
        </button>
        <div className="flex-1">
          <Logo size="small" />
        </div>
        <PaletteButton onOpen={() => setFinding(true)} />
      </header>
      <Outlet />
      {isFinding && (
        <Suspense>
          <CommandPalette onClose={() => setFinding(false)} />
        </Suspense>
      )}
      {isMenuOpen && (
        <Suspense>
          <Sheet open onClose={() => setMenuOpen(false)} title={appTexts.menu}>
            <DeskNav onChoose={() => setMenuOpen(false)} />
            <div className="mt-4">
              <WhoIsIn />
            </div>
          </Sheet>
        </Suspense>
      )}
    </div>
  );
}

function WhoIsIn() {
  const session = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    queryClient.clear();
    await navigate({ to: '/sign-in' });
  };
  if (!session) return null;
  return (
    <div className="border-t border-line pt-3">
      <p className="truncate px-3 text-sm font-semibold">{session.name}</p>
      <p className="truncate px-3 pb-1 text-xs text-ink-soft">{appTexts.roles[session.role]}</p>
      <Button variant="quiet" size="small" icon="logout" onClick={() => void leave()}>
        {appTexts.signOut}
      </Button>
    </div>
  );
}
