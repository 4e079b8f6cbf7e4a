/** The steps of signing in, as a person takes them. */
import type { Page } from '@playwright/test';
import type { Market } from '#domain/shared/market.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { expect } from './browser-test.ts';
import type { Person } from './people.ts';

const MARKET_LABEL: Record<Market, RegExp> = { IN: /^India/, BD: /^Bangladesh/, INTL: /^International/ };

export function addressField(page: Page, market: Market) {
  return page.getByLabel(market === 'INTL' ? 'Email address' : 'Mobile number');
}

export function codeField(page: Page) {
  return page.getByLabel('One-time code');
}

/** Ends on the code screen. */
export async function askForCode(page: Page, { market, typed }: Person): Promise<void> {
  await page.getByRole('radio', { name: MARKET_LABEL[market] }).check();
  await addressField(page, market).fill(typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/otp\?/);
  await expect(codeField(page)).toBeFocused();
}

/** The last digit sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
}

export async function signInOnPage(page: Page, person: Person, outbox: Outbox): Promise<void> {
  await askForCode(page, person);
  await enterCode(page, await outbox.codeFor(person.address));
}

/** Six digits that are certainly not the code. */
export function wrongCodeFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
