import type { Locator, Page } from '@playwright/test';
import { replyToIssue } from '#contract/customer/issues.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/issues.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';
import { photoFiles } from '#tests/support/browser/upload.ts';

const sheet = (page: Page) => page.getByRole('dialog');

/** A field that is wrong is shown with its label, not behind the title. */
async function expectBelowTopBar(page: Page, label: Locator) {
  const edges = async () => {
    const [bar, words] = [await page.getByRole('banner').boundingBox(), await label.boundingBox()];
    return (words?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
  };
  await expect.poll(edges).toBeGreaterThanOrEqual(0);
}

test('an issue is raised with photos on a line that fails and comes back', async ({
  page,
  claims,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { orderId, path } = await claims.aClaimableOrder();
  await page.goto(`/customer/orders?orderTab=40&view=order&id=${orderId}`);
  await page.getByRole('link', { name: 'Raise an issue' }).click();
  await expect(page).toHaveURL(path);
  for (const fault of ['Transit damage', 'Short length or missing rolls', 'Visible faults'])
    await expect(page.getByRole('term').filter({ hasText: fault })).toBeVisible();
  await page.getByRole('button', { name: 'Raise issue' }).click();
  await expect(page.getByText('Choose what kind of fault it is.')).toBeInViewport();
  await expectBelowTopBar(page, page.getByText('Kind of fault', { exact: true }));
  await page.getByLabel('Kind of fault').selectOption({ label: 'Weaving' });
  await page.getByLabel('Fault', { exact: true }).selectOption({ label: 'Holes, cuts or tears' });
  await page.getByRole('checkbox', { name: 'R1' }).check();
  await page.getByRole('checkbox', { name: 'R2' }).check();
  await expect(page.getByText('2 rolls selected, 200 m')).toBeVisible();
  await page.getByLabel('How much is affected?').fill('45');
  await page.getByRole('button', { name: 'Count faults' }).click();
  await page.getByLabel('Holes over 1 in').fill('6');
  await expect(page.getByText(/^24 points, 6\.8\d per 100 sq yd/)).toBeVisible();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  const tooLate = page.getByText('The fabric has been cut, so visible faults can no longer be claimed.');
  await expect(tooLate).toBeVisible();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(tooLate).toBeHidden();
  await page.getByRole('button', { name: 'Raise issue' }).click();
  const tooFew = page.getByText('Attach at least 2 photos.');
  await expect(tooFew).toBeVisible();
  await expectAccessible(page);

  // The second photo is lost on the way; the others wait their turn.
  let sent = 0;
  await page.route('**/apifabric/uploads/', async (route) => {
    sent += 1;
    if (sent === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.getByLabel('Add photos').setInputFiles(await photoFiles(3));
  const list = page.getByRole('list', { name: 'Photos' });
  await expect(list.getByText('Uploaded')).toHaveCount(2);
  await expect(tooFew).toBeHidden();
  await expect(page.getByRole('button', { name: 'Raise issue' })).toBeDisabled();
  await expect(page.getByText('Wait until all photos are uploaded')).toBeVisible();
  await list.getByRole('button', { name: 'Try uploading fault-2.jpg again' }).click();
  await expect(list.getByText('Uploaded')).toHaveCount(3);

  // A reload, as when the phone runs out of memory, loses nothing of it.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'R1' })).toBeChecked();
  await expect(page.getByLabel('How much is affected?')).toHaveValue('45');
  await expect(page.getByText(/^24 points, /)).toBeVisible();
  await expect(list.getByText('Uploaded')).toHaveCount(3);

  await page.getByRole('radio', { name: 'Credit note' }).check();
  await page.getByRole('button', { name: /^Read the policy/ }).click();
  await expect(sheet(page)).toContainText('Return and refund policy');
  await page.goBack();
  await page.getByRole('checkbox', { name: 'I accept the return and refund policy.' }).check();
  await page.getByRole('button', { name: 'Raise issue' }).click();
  await expect(page).toHaveURL(/view=issue&id=/);
  await expect(sheet(page)).toContainText('Holes, cuts or tears');
  await expect(sheet(page)).toContainText('We will reply by');
  await expect(sheet(page)).toContainText('24 points');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Zoom in on photo 1' }).click();
  await expect(page).toHaveURL(/view=issue-photo/);
  await page.goBack();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();

  // The next issue begins anew, and what was claimed is out of reach.
  await expect(list).toBeHidden();
  await page.getByLabel('Kind of fault').selectOption({ label: 'Weaving' });
  await page.getByLabel('Fault', { exact: true }).selectOption({ label: 'Holes, cuts or tears' });
  const claimed = page.getByRole('checkbox', { name: 'R1' });
  await expect(claimed).toBeDisabled();
  await expect(claimed).not.toBeChecked();
});

test('our answer and our offer appear by themselves, and the offer is accepted', async ({ page, claims }) => {
  const { orderId, path } = await claims.aClaimableOrder();
  const { issueId, number } = await claims.anIssue(orderId);
  await page.goto(path);
  const issues = page.getByRole('region', { name: 'Issues' });
  await expect(issues).toContainText('Raised');
  const live = watchLiveChanges();
  await live.shows(
    () => claims.answer(issueId, 'Please keep the roll for inspection.'),
    () => expect(issues).toContainText('Under review'),
  );
  await issues.getByRole('button', { name: `View issue ${number}` }).click();
  await expect(sheet(page)).toContainText('Please keep the roll for inspection.');
  await live.shows(
    () => claims.offer(issueId, '2100'),
    () => expect(sheet(page)).toContainText('Credit note of ₹2,100.00'),
  );
  live.expectQuick();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Accept credit note' }).click();
  await expect(sheet(page)).toContainText('Accepted offer');
  await expect(sheet(page)).toContainText(/SV\/\d\d-\d\d\/C\d{5}/);
  await page.goBack();
  await expect(issues).toContainText('Closed');
});

test('an offer is turned down with words, and an issue is withdrawn', async ({ page, claims }) => {
  const { orderId, path } = await claims.aClaimableOrder();
  const { issueId } = await claims.anIssue(orderId);
  await claims.offer(issueId, '900');
  await page.goto(`${path}?view=issue&id=${issueId}`);
  await sheet(page).getByRole('button', { name: 'Turn down' }).click();
  await sheet(page).getByLabel('What should be different?').fill('Half of the roll is unusable.');
  await sheet(page).getByRole('button', { name: 'Turn down offer' }).click();
  await expect(sheet(page)).toContainText('Disputed');
  await expect(sheet(page)).toContainText('Half of the roll is unusable.');

  // While a message is on its way no other step can begin, and what is half written stays.
  const message = sheet(page).getByLabel('Message');
  const answered = Promise.withResolvers<void>();
  await page.route('**/reply/', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await message.fill('We can send the roll back.');
  await sheet(page).getByRole('button', { name: 'Send message' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Withdraw issue' })).toBeDisabled();
  answered.resolve();
  await expect(message).toHaveValue('');
  await expect(sheet(page)).toContainText('We can send the roll back.');
  await message.fill('By Friday');
  await sheet(page).getByRole('button', { name: 'Withdraw issue' }).click();
  await sheet(page).getByRole('button', { name: 'Back' }).click();
  await expect(message).toHaveValue('By Friday');
  await sheet(page).getByRole('button', { name: 'Withdraw issue' }).click();
  await expect(sheet(page).getByLabel('Why are you withdrawing it?')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Withdraw issue' }).click();
  await expect(sheet(page)).toContainText('Withdrawn');
});

test('somebody of the same company was faster: the second answer says who did what', async ({
  page,
  ordering,
  claims,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { orderId, path } = await claims.aClaimableOrder();
  const { issueId } = await claims.anIssue(orderId);
  await claims.offer(issueId, '900');
  await page.goto(`${path}?view=issue&id=${issueId}`);
  const body = { text: 'Too little', dispute: { offer: 1 } };
  await page.route('**/accept/', async (route) => {
    await ordering.buyer(replyToIssue, { params: { issueId }, body });
    await route.continue();
  });
  await sheet(page).getByRole('button', { name: 'Accept credit note' }).click();
  await expect(sheet(page).getByRole('alert').first()).toContainText(
    /has already answered: offer turned down/,
  );
  await expect(sheet(page)).toContainText('Too little');
});

test('the buyer says that everything is fine, and an order that is not there says so', async ({
  page,
  claims,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { path, fabId } = await claims.aClaimableOrder();
  await page.goto(path);
  await page.getByRole('button', { name: 'Everything is fine' }).click();
  await expect(page.getByRole('button', { name: 'Everything is fine' })).toBeHidden();
  await page.goto(path.replace(fabId, '01a19af3-5240-78a8-a40f-9aa3012fa488'));
  await expect(page.getByText('We could not find this order.')).toBeVisible();
});
