/** The first `Intl.DateTimeFormat` of a page loads all zones and calendars: a phone stands still for it. */
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';

const A_DAY = /[A-Z][a-z]{2}( \d+)?, 20\d\d/;

test.use({ timezoneId: 'Asia/Kolkata' });

test('a phone in India shows the first screens with their days and never loads the zones of the world', async ({
  page,
  ordering,
}) => {
  const { fabId } = await ordering.aRequest();
  await ordering.aQuote(fabId);
  await ordering.aConfirmedOrder();
  await ordering.aPayableOrder();
  await page.addInitScript(() => {
    const made: string[] = [];
    const { DateTimeFormat } = Intl;
    const note = <T>(work: () => T): T => {
      made.push(String(new Error().stack));
      return work();
    };
    Object.assign(window, { made });
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, args) => note(() => new target(...args)),
      apply: (target, _self, args) => note(() => target(...args)),
    });
  });
  for (const [screen, shown] of [
    ['home', 'At a glance'],
    ['quotes', A_DAY],
    ['orders', A_DAY],
    ['payments', A_DAY],
  ] as const) {
    await page.goto(`/customer/${screen}`);
    await expect(page.getByRole('main')).toContainText(shown);
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  }
});
