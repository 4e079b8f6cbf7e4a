/** What every screen must be: without a finding of axe on phone and desk, and nothing to scroll sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual([]);
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
  const isThere = await page.evaluate('typeof axe === "object"');
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'axe' } : { page });
  return (
    await axe
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations;
}
