/** The worker that keeps the shell of the app, as a test meets it. */
import type { Page } from '@playwright/test';

/** The worker answers for this page from here on. */
export function shellKept(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => {
        navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true });
      });
  });
}
