import type { Page } from '@playwright/test';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import {
  atStep,
  begin,
  expectSent,
  fillSheet,
  goOn,
  POPLIN,
  radio,
  sendButton,
} from '#tests/support/browser/request.ts';

test('every step, the review and the edit page are accessible, also with problems shown', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(180_000);
  await begin(page);
  await goOn(page);
  await expectAccessible(page, [PHONE]);
  await radio(page, 'Cotton').click();
  await radio(page, 'Blend').check();
  await page.getByRole('button', { name: 'Add a fibre' }).click();
  await goOn(page);
  await expect(page.getByText('Choose a fibre and a percentage above 0.')).toBeVisible();
  await expectAccessible(page, [PHONE]);
  await radio(page, '100% Cotton').check();
  await goOn(page);
  await atStep(page, 3, 'Choose a Subcategory');
  await expectAccessible(page, [PHONE]);
  await radio(page, 'Poplin').click();
  await radio(page, 'Finished').check();
  await radio(page, 'Dyed').check();
  await page.getByText('What do these terms mean?').click();
  await page.getByLabel('Number of colours').fill('');
  await goOn(page);
  await expect(page.getByLabel('Number of colours')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Colours (optional)').fill('Navy, no colour we know');
  await expectAccessible(page, [PHONE]);
  // As many as were named.
  await expect(page.getByLabel('Number of colours')).toHaveValue('2');
  await goOn(page);
  await radio(page, 'Other').check();
  await page.getByLabel('Other width').fill('63');
  await expectAccessible(page, [PHONE]);
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('Enter the weight, or warp, weft, EPI and PPI.')).toBeVisible();
  await page.getByRole('button', { name: POPLIN.construction }).click();
  await page.getByLabel('Weight', { exact: true }).fill('90');
  await expectAccessible(page, [DESK, PHONE]);
  await goOn(page);
  await atStep(page, 7, 'Loom type');
  await expect(page.getByText('Power looms weave up to 54 inches; you need 63 inches.')).toBeVisible();
  await expectAccessible(page, [PHONE]);
  await radio(page, 'Air Jet').click();
  await atStep(page, 8, 'Payment type');
  await expectAccessible(page, [PHONE]);
  await goOn(page);
  await fillSheet(page);
  await page.getByLabel('Navy').fill('1');
  await sendButton(page).click();
  await expectAccessible(page, [DESK, PHONE]);
  await page.getByRole('button', { name: 'Split equally' }).click();
  await sendButton(page).click();
  await expectSent(page);

  const fabId = /fabrics\/([0-9a-f-]+)/.exec(page.url())?.[1];
  await page.goto(`/customer/editspecifications?fabId=${fabId}`);
  await expect(page.getByText('Suppliers see the new specification as soon as you save.')).toBeVisible();
  await expectAccessible(page, [DESK, PHONE]);
  await page.getByRole('button', { name: 'Edit Quality specifications' }).click();
  await expectAccessible(page, [DESK, PHONE]);
  await page.getByLabel('Warp').fill('900');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Warp')).toBeFocused();
  await page.getByLabel('Warp').fill('50');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Edit Minimum width' }).click();
  await radio(page, '54"').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page.getByText('100% Cotton Poplin 50x40/120x80 54" Dyed').first()).toBeVisible();
});

/** Moves on by Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<typeof radio>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('the wizard can be gone by keyboard alone, and each step continues at its heading', async ({
  page,
  signedIn: _,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await begin(page);
  await tabTo(page, radio(page, 'Cotton'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Rayon')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading('Composition')).toBeFocused();
  await tabTo(page, radio(page, '100% Rayon'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading('Choose a Subcategory')).toBeFocused();
  await tabTo(page, radio(page, 'Plain rayon (challis)'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading('Requirement type')).toBeFocused();
  await tabTo(page, radio(page, 'Greige'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading('Minimum width')).toBeFocused();
  await tabTo(page, radio(page, '42"'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading('Quality specifications')).toBeFocused();
  await tabTo(page, page.getByLabel('Warp'));
  await page.keyboard.type('30x30/68x64');
  await expect(page.getByLabel('PPI')).toHaveValue('64');
  await page.keyboard.press('Enter');
  await expect(heading('Loom type')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, radio(page, 'No preference'));
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Power Loom')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading('Payment type')).toBeFocused();
  await expect(radio(page, 'Before dispatch')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(heading('Quantity and delivery')).toBeFocused();
  await tabTo(page, page.getByLabel('Quantity', { exact: true }));
  await page.keyboard.type('2500');
  await tabTo(page, page.getByLabel('Delivery PIN code'));
  await page.keyboard.type('560058');
  await tabTo(page, page.getByRole('button', { name: '30 days', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expectSent(page);
});
