/** What every screen must be: without a finding of axe on phone and desk, and nothing to scroll sideways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { markNewLooks } from './new-looks.ts';
import { addReadableLooks, readableLooks } from './readable-looks.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };
/** Half the size of the other one, which every page has to read anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The contrast of every text is more than half of axe's work; of texts that look alike one is enough. */
const CONTRAST_OF_NEW_LOOKS = `axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-look]' }] })`;
const NARROW = { width: 320, height: 640 };
/** The drawn threads of the swatches say nothing and take axe very long. */
const THREADS = 'svg.isolate';

export async function expectAccessible(page: Page, sizes = [PHONE, DESK]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Another width may be another layout, whose code has to come first.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    // A layout that is changing may be without its heading for a moment; what stays wrong is found.
    await expect.poll(() => violationsOn(page)).toEqual([]);
  }
  await page.setViewportSize(NARROW);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBe(0);
  await page.setViewportSize(PHONE);
}

/** In the page itself, without a second one for the report, and put into each page once. */
export async function violationsOn(page: Page) {
  if (!(await page.evaluate('typeof axe === "object"')))
    await page.evaluate(`${AXE};${CONTRAST_OF_NEW_LOOKS}`);
  const looks = await page.evaluate(markNewLooks, readableLooks());
  const found = await page.evaluate(async (threads) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const options = { resultTypes: ['violations' as const], iframes: false };
    const { violations } = await inPage.run({ exclude: [threads] }, options);
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
  }, THREADS);
  if (found.length === 0) addReadableLooks(looks);
  return found;
}
