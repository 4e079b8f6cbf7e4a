/** A buyer at the paying page, and at the sandbox's own page behind it. */
import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Order } from '#contract/customer/orders.ts';

/** A transfer of the bank that nobody else in this run has made. */
export function someUtr(): string {
  return `LOOMN${randomInt(1_000_000_000, 9_999_999_999)}1`;
}

export function payPath({ fabId, orderId }: Pick<Order, 'fabId' | 'orderId'>, more = ''): string {
  return `/customer/create-order/paymentDetails/fabrics/${fabId}?orderId=${orderId}${more}`;
}

/** Chooses a way and presses the one button; for what is paid elsewhere the browser is then there. */
export async function choose(page: Page, method: string, action: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: method, exact: true }).check();
  await page.getByRole('button', { name: action }).click();
}

export const AT_SANDBOX = {
  pay: /^Pay [₹$][\d,.]+$/,
  pend: 'Pay, captured in 10 seconds',
  fail: 'Let the payment fail',
  leave: 'Leave without paying',
} as const;

export type SandboxVisit = { notices?: string; by?: string };

export async function atSandbox(
  page: Page,
  button: keyof typeof AT_SANDBOX,
  { notices = 'At once', by = 'Card' }: SandboxVisit = {},
): Promise<void> {
  await page.waitForURL('**/sandbox-checkout/**');
  await page.getByRole('radio', { name: by }).check();
  await page.getByLabel("The provider's notices arrive").selectOption(notices);
  await page.getByRole('button', { name: AT_SANDBOX[button] }).click();
}

export function ending(page: Page, title: string): Locator {
  return page.getByRole('heading', { level: 2, name: title });
}
