/** What every screen must be: without a finding of axe on phone and desk, and nothing to scroll sideways. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };
/** A layout that is changing may be without its heading for a moment, and axe takes long on a busy machine; what stays wrong is found. */
const SETTLED_MS = 15_000;
const NARROW = { width: 320, height: 640 };
/** The drawn threads of the swatches say nothing and take axe very long. */
const THREADS = 'svg.isolate';

export async function expectAccessible(page: Page, sizes = [PHONE, DESK]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Another width may be another layout, whose code has to come first.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => violationsOn(page), { timeout: SETTLED_MS }).toEqual([]);
  }
  await page.setViewportSize(NARROW);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
  await page.setViewportSize(PHONE);
}

/** In the page itself, without a second one for the report, and put into each page once. */
async function violationsOn(page: Page) {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axe.source);
  return page.evaluate(async (threads) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const options = { resultTypes: ['violations' as const], iframes: false };
    const { violations } = await inPage.run({ exclude: [threads] }, options);
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
  }, THREADS);
}
