import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import {
  type Answers,
  answerAllSteps,
  atStep,
  begin,
  chooseFinish,
  chooseMaking,
  describeCloth,
  expectSent,
  fillSheet,
  goOn,
  POPLIN,
  radio,
  sendButton,
} from '#tests/support/browser/request.ts';
import { pdfFile } from '#tests/support/data/pdf-file.ts';

const VISCOSE_GREIGE: Answers = {
  category: 'Rayon',
  subCategory: 'Plain rayon (challis)',
  finish: 'Greige',
  width: '58"',
  construction: '30x30/68x64 58"',
  loom: 'Air Jet',
  credit: 'Before dispatch',
};

const STRETCH_DENIM: Answers = {
  category: 'Denim',
  blend: '98/2 Cotton Elastane',
  subCategory: 'Stretch denim (comfort)',
  finish: 'Denim',
  width: '58"',
  construction: '10x16+70D/86x54 58"',
  loom: 'Sulzer',
  credit: '45 days after the tax invoice',
};

const PRINTED_GEORGETTE: Answers = {
  category: 'Polyester',
  subCategory: 'Georgette',
  finish: 'Printed',
  colours: { count: '1', names: '' },
  width: '42"',
  construction: '75Dx75D/76x62 42"',
  loom: 'Water Jet',
  credit: '60 days after the tax invoice',
};

test('a dyed cotton is asked for step by step, split by colour and sent to suppliers', async ({
  page,
  signedIn: _,
}) => {
  await begin(page);
  await goOn(page);
  await expect(page.getByText('Choose a fabric type.')).toBeVisible();
  await expect(radio(page, 'Cotton')).toBeFocused();
  await radio(page, 'Cotton').click();

  await atStep(page, 2, 'Composition');
  await expect(page.getByLabel('Fibre', { exact: true }).getByRole('option')).toHaveText([
    'Choose a fibre',
    'Cotton',
    'Organic Cotton',
    'BCI Cotton',
  ]);
  await radio(page, 'Blend').check();
  await page.getByLabel('Share of fibre 1').fill('60');
  await page.getByLabel('Fibre 2', { exact: true }).selectOption('Polyester');
  await page.getByLabel('Share of fibre 2').fill('50');
  await expect(page.getByText('Your total is 110%, which is greater than 100%.')).toBeVisible();
  await page.getByLabel('Share of fibre 2').fill('30');
  await expect(page.getByText('Your total is 90%, which is lesser than 100%.')).toBeVisible();
  await page.getByLabel('Share of fibre 1').fill('45');
  await page.getByLabel('Share of fibre 2').fill('55');
  await page.getByLabel('Fibre 2', { exact: true }).selectOption('Linen');
  await goOn(page);
  await expect(page.getByText('Cotton must be at least 51% for this category.')).toBeVisible();
  await page.goBack();
  await describeCloth(page, POPLIN);

  await expect(radio(page, 'Denim')).toHaveCount(0);
  await radio(page, 'Finished').check();
  await expect(radio(page, 'Denim')).toBeDisabled();
  await expect(page.getByText('Poplin is not sold as Denim.')).toBeVisible();
  await chooseFinish(page, POPLIN);
  await atStep(page, 5, 'Minimum width');
  await page.goBack();
  await expect(page.getByLabel('Number of colours')).toHaveValue('2');
  await goOn(page);
  await radio(page, '58"').click();
  await atStep(page, 6, 'Quality specifications');
  await expect(page.getByText(/^This construction weighs about 123.2 GSM/)).toBeVisible();
  await page.getByLabel('Weight', { exact: true }).fill('90');
  await expect(page.getByText(/^You entered 90 GSM, but 40x40\/120x80 weighs about/)).toBeVisible();
  await page.getByLabel('Weight', { exact: true }).fill('300');
  await goOn(page);
  await expect(page.getByText('Poplin weighs 75 to 135 GSM.')).toBeVisible();
  await expect(page.getByLabel('Weight', { exact: true })).toBeFocused();
  await page.getByLabel('Weight', { exact: true }).fill('124');
  await goOn(page);
  await atStep(page, 7, 'Loom type');
  await expect(radio(page, 'Water Jet')).toBeDisabled();
  await radio(page, 'Air Jet').click();
  await atStep(page, 8, 'Payment type');
  await expect(page.getByText('₹100.00 becomes ₹101.50')).toBeVisible();
  await goOn(page);

  await sendButton(page).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
  await fillSheet(page);
  await page.getByLabel('Navy').fill('3000');
  await expect(page.getByText('The colours add up to 5,500 m, which is more than 5,000 m.')).toBeVisible();
  await page.getByLabel('White').fill('2000');
  await page.getByLabel('Notes').fill('Soft handfeel,\nno silicone.');
  await page.getByRole('button', { name: 'Edit Loom type' }).click();
  await radio(page, 'Sulzer').click();
  await page.getByLabel('Add a photo or file').setInputFiles(pdfFile('tech-pack.pdf'));
  await expect(page.getByRole('button', { name: 'Remove tech-pack.pdf' })).toBeVisible();
  await sendButton(page).click();
  await expectSent(page);
  await expect(page.getByText('100% Cotton Poplin 40x40/120x80 58" Dyed').first()).toBeVisible();
});

test('greige rayon leaves finish and colours out and says why', async ({ page, signedIn: _ }) => {
  await begin(page);
  await describeCloth(page, VISCOSE_GREIGE);
  await radio(page, 'Greige').check();
  await expect(
    page.getByText('Greige comes straight from the loom, so there is no finish to choose.'),
  ).toBeVisible();
  await expect(
    page.getByText('Greige fabric is not coloured, so there are no colours to choose.'),
  ).toBeVisible();
  await expect(page.getByLabel(/^Number of/)).toHaveCount(0);
  await chooseFinish(page, VISCOSE_GREIGE);
  await chooseMaking(page, VISCOSE_GREIGE);
  await fillSheet(page);
  await sendButton(page).click();
  await expectSent(page);
});

test('stretch denim has no colours to count', async ({ page, signedIn: _ }) => {
  await begin(page);
  await describeCloth(page, STRETCH_DENIM);
  await expect(radio(page, 'Greige')).toBeDisabled();
  await chooseFinish(page, STRETCH_DENIM);
  await page.goBack();
  await expect(
    page.getByText('Denim gets its colour from the warp, so there are no colours to choose.'),
  ).toBeVisible();
  await goOn(page);
  await chooseMaking(page, STRETCH_DENIM);
  await fillSheet(page);
  await sendButton(page).click();
  await expectSent(page);
});

test('printed polyester of a customer abroad goes to a port, in yards and dollars', async ({
  page,
  context,
  people,
  serverUrl,
  address,
}) => {
  const customer = await people.aCustomer('BD');
  await saveSignIn(context, serverUrl, customer, await signInByApi(customer, { serverUrl, address }));
  await begin(page);
  await answerAllSteps(page, PRINTED_GEORGETTE);
  await page.getByLabel('Quantity', { exact: true }).fill('8000');
  await page.getByLabel('Port of delivery').fill('Chattogram');
  await page.getByRole('button', { name: '60 days', exact: true }).click();
  await page.getByLabel('Target rate').fill('1.25');
  await sendButton(page).click();
  await expectSent(page);
  await expect(page.getByText(/8,000 yd/).first()).toBeVisible();
});
