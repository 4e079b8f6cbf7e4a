/** Draws first pictures at build time, so that they are on screen before the app has started. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { TopBar } from '#ui/navigation/top-bar.tsx';
import { PATHS, type PathName, pathTo } from '#web/platform/paths.ts';
import { PREFETCH_REL } from '#web/platform/prefetch.ts';
import { appTexts } from './app.texts.ts';
import { createAppRouter } from './create-app-router.ts';
import { CustomerFrame, type Tab } from './customer-frame.tsx';
import { titleOf } from './navigation-effects.ts';
import { SCREEN_FILES } from './screen-files.ts';
import { ScreenPending } from './screen-pending.tsx';
import { SCREEN_READS } from './screen-reads.ts';

/** Screens whose bar always reads the same. */
const TITLED: readonly PathName[] = ['home', 'quotes', 'orders', 'payments'];

export type FramePage = {
  name: string;
  path: string;
  markup: string;
  files: string[];
  /** Links to what the screen reads before it can show anything. */
  reads: { rel: string; href: string }[];
};

/** The sign-in screen, to be taken over by the app as it stands. */
export async function renderLogin(): Promise<{ title: string; screen: string }> {
  const history = createMemoryHistory({ initialEntries: [pathTo('login')] });
  const router = createAppRouter({ history, isServer: true });
  await router.load();
  const screen = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { title: titleOf(router), screen };
}

/** The tabs with a spinner for every signed-in path, and the files its screen is in. */
export function renderFrames(): FramePage[] {
  const names = (Object.keys(PATHS) as PathName[]).filter((name) => PATHS[name].access === 'protected');
  return names.map((name) => ({
    name,
    path: PATHS[name].path,
    markup: renderToStaticMarkup(frameOf(name)),
    files: SCREEN_FILES[name] ?? [],
    reads: (SCREEN_READS[name] ?? []).map((href) => ({ rel: PREFETCH_REL, href })),
  }));
}

function frameOf(name: PathName) {
  const title = TITLED.includes(name) && appTexts.titles[name];
  return (
    <CustomerFrame
      screen={name}
      renderLink={({ item, ...link }) => <a {...link} href={(item as Tab).path} />}
    >
      {title && <TopBar title={title} />}
      <ScreenPending />
    </CustomerFrame>
  );
}
