import type { Locator, Page } from '@playwright/test';

/** What arrived while the page was open waits behind it. */
export function newQuotes(page: Page): Locator {
  return page.getByRole('button', { name: /^\d+ (new|revised)( and revised)? quotes?$/ });
}
