import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { WebConfig } from '#contract/web-config.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Logo } from '#ui/icons/logo.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { useWebConfig } from '#web/platform/web-config.ts';
import { appLinkTexts } from './app-link.texts.ts';

/** Opens the native app where it is installed; everyone else gets the stores or stays in the browser. */
export function AppLinkScreen() {
  const appLink = useWebConfig()?.appLink;
  const open = appLink?.open;
  useEffect(() => {
    if (open) window.location.assign(open);
  }, [open]);
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center bg-paper px-safe py-8">
      <div className="flex w-full max-w-sm flex-col items-center gap-3 text-center">
        <Logo size="large" />
        <h1 className="mt-4 text-2xl font-bold tracking-tight">{appLinkTexts.title}</h1>
        <p className="mb-3 text-ink-soft">{leadFor(appLink)}</p>
        {appLink?.open && (
          <ButtonLink wide href={appLink.open}>
            {appLinkTexts.open}
          </ButtonLink>
        )}
        {appLink?.playStore && (
          <ButtonLink wide variant="secondary" href={appLink.playStore}>
            {appLinkTexts.playStore}
          </ButtonLink>
        )}
        {appLink?.appStore && (
          <ButtonLink wide variant="secondary" href={appLink.appStore}>
            {appLinkTexts.appStore}
          </ButtonLink>
        )}
        <Link
          to={pathTo('login')}
          className={buttonClass({ variant: appLink?.open ? 'quiet' : 'primary', wide: true })}
        >
          {appLinkTexts.browser}
        </Link>
      </div>
    </main>
  );
}

function leadFor(appLink: WebConfig['appLink'] | undefined): string {
  if (appLink?.open) return appLinkTexts.leadOpen;
  if (appLink?.playStore || appLink?.appStore) return appLinkTexts.leadStores;
  return appLinkTexts.leadBrowser;
}
