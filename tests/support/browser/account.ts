/** Steps people take in the account, and what a page keeps in the browser. */
import { expect, type Page } from '@playwright/test';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { codeField } from './sign-in.ts';

/** Opens one part of the account by its address. */
export async function openPart(page: Page, view: string, title: string): Promise<void> {
  await page.goto(`/customer/account?view=${view}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** What is still being read when the sign-in ends would be refused, and the browser would note it. */
export async function accountIsRead(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
}

/** The sheet that asks for a fresh code before a sensitive change. */
export async function stepUp(page: Page, outbox: Outbox, address: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await outbox.codeFor(address));
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Everything the browser keeps for this site, as one text; the files of the build are the same for everybody. */
export async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of opened.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = opened.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        found.push(name, store, rows);
      }
    }
    for (const key of await caches.keys()) {
      const cache = await caches.open(key);
      const kept = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
      for (const request of kept) found.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(found);
  });
}
