import { readOrder } from '#contract/customer/orders.ts';
import { listLettersOfCredit, settleLetterOfCredit } from '#contract/staff/payments.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, saveSignIn } from '#tests/support/browser/browser-test.ts';
import { openOrderingDesk, test } from '#tests/support/browser/orders.ts';
import { choose, ending, payPath } from '#tests/support/browser/pay.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { dayFromNow, openQuoteDesk } from '#tests/support/browser/quotes.ts';

test('a buyer abroad opens a letter of credit, and the page follows what becomes of it', async ({
  page,
  context,
  people,
  serverUrl,
  address,
  outbox,
}) => {
  const customer = await people.aCustomer('INTL');
  const signIn = await signInByApi(customer, { serverUrl, address });
  await saveSignIn(context, serverUrl, customer, signIn);
  const desk = await openQuoteDesk({ people, serverUrl, address, outbox, signIn });
  const ordering = await openOrderingDesk({ desk, people, serverUrl, address, outbox, customer });
  const goods = await ordering.anApprovedQuote({
    request: { unit: 'yard', deliverTo: 'Hamburg', targetRate: null },
    quote: { supplierRate: '1.10', deliveryTerm: 'x_factory', deliveryPlace: 'Surat', logisticCost: '0' },
  });
  const order = await ordering.aPayableOrder(goods);
  await page.goto(payPath(order));
  await expect(page.getByRole('region', { name: 'What you pay now' })).toContainText('$');
  await choose(page, 'Letter of credit', 'Continue with a letter of credit');
  const form = page.getByRole('region', { name: 'Send us your letter of credit' });
  await form.getByRole('button', { name: 'Send for checking' }).click();
  await expect(form.getByText('Enter the number of the letter of credit.')).toBeVisible();
  const number = `LC ${Date.now()}`;
  await form.getByLabel('Number').fill(`${number}0`);
  await expect(page.getByRole('region', { name: 'Open the letter of credit in favour of' })).toContainText(
    'Beneficiary',
  );
  await form.getByLabel('Amount in $').fill('1');
  await form.getByRole('button', { name: 'Send for checking' }).click();
  await expect(form.getByText(/^The letter must cover the whole order/)).toBeVisible();
  await form.getByLabel('Amount in $').fill(((Number(order.total.minor) / 100) * 10).toFixed(2));
  await form.getByRole('button', { name: 'Send for checking' }).click();
  await expect(form.getByText(/^This is more than the order costs\./)).toBeVisible();
  await form.getByLabel('Amount in $').fill((Number(order.total.minor) / 100).toFixed(2));
  await form.getByLabel('Issuing bank').fill('Elbe Bank');
  await form.getByLabel('Expires on').fill(dayFromNow(90));
  await form.getByRole('button', { name: 'Send for checking' }).click();
  await expect(ending(page, 'We are checking your letter of credit')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${number}0` })).toContainText('Being checked');
  await expectAccessible(page);

  // Withdrawn, it makes way for another letter.
  await page.getByRole('button', { name: 'Withdraw letter of credit' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${number}0` })).toContainText('Withdrawn');
  await form.getByLabel('Number').fill(number);
  await form.getByLabel('Issuing bank').fill('Elbe Bank');
  await form.getByLabel('Expires on').fill(dayFromNow(90));
  await form.getByRole('button', { name: 'Send for checking' }).click();
  await expect(ending(page, 'We are checking your letter of credit')).toBeVisible();

  const { records } = await ordering.accounts(listLettersOfCredit, { query: { limit: 100 } });
  const lcId = records.find((letter) => letter.number === number)?.lcId ?? '';
  await ordering.accounts(settleLetterOfCredit, { params: { lcId }, body: { state: 'accepted' } });
  await ordering.secondPersonApproves(lcId);
  await expect(ending(page, 'Your letter of credit is accepted')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Advance(?! Receipt)/ })).toContainText(
    'Covered by letter',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Balance' })).toContainText('Covered');
  await ordering.accounts(settleLetterOfCredit, {
    params: { lcId },
    body: { state: 'paid', amount: (Number(order.total.minor) / 100).toFixed(2) },
  });
  await ordering.secondPersonApproves(lcId);
  await expect(ending(page, 'Payment received')).toBeVisible();
  expect((await ordering.buyer(readOrder, { params: { orderId: order.orderId } })).status).toBe(10);
});
