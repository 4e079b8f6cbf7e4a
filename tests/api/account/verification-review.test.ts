import { expect, test } from 'vitest';
import { changeCustomer, readCustomer } from '#contract/customer/account.ts';
import { addGstNumber, listGstNumbers, removeGstNumber } from '#contract/customer/tax-numbers.ts';
import { confirmVerification, listVerificationReviews } from '#contract/staff/verification.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const staff = await world.asStaff('desk');

const me = { params: { customerId: 'me' as const } };

let pans = 0;
/** A PAN nobody else in this run has. */
function somePan(): string {
  pans += 1;
  return `ZZZCA${String(pans + 2000).padStart(4, '0')}Z`;
}

async function addNumber(visitor: CustomerVisitor, state: string, pan: string): Promise<string> {
  const { gstId } = await visitor.call(addGstNumber, { body: { gstin: someGstin({ state, pan }) } });
  return gstId;
}

async function aVerifiedCompany(): Promise<{ visitor: CustomerVisitor; pan: string; gstId: string }> {
  const visitor = await world.asCustomer();
  const pan = somePan();
  await stepUp(world, visitor);
  const gstId = await addNumber(visitor, '27', pan);
  expect(await statusOf(visitor)).toBe(1);
  return { visitor, pan, gstId };
}

async function statusOf({ call }: CustomerVisitor): Promise<number | undefined> {
  return (await call(readCustomer, me))[0]?.verificationStatus;
}

async function reviewOf({ customer }: CustomerVisitor) {
  const reviews = await staff.call(listVerificationReviews, {});
  return reviews.find(({ brandId }) => brandId === customer.brandId);
}

const confirm = ({ customer }: CustomerVisitor) =>
  staff.call(confirmVerification, { params: { brandId: customer.brandId } });

async function noticeToStaff(): Promise<string> {
  const message = await world.messages.next(staff.email);
  expect([message.channel, message.purpose]).toEqual(['email', 'verification-review']);
  return message.text;
}

test('a verified company that changes its name is no longer verified, and staff hear of it once', async () => {
  const { visitor } = await aVerifiedCompany();
  const rename = (company: string) => visitor.call(changeCustomer, { ...me, body: { company } });
  const [before] = await visitor.call(readCustomer, me);
  await rename(`  ${before?.company.toUpperCase()} `);
  expect(await statusOf(visitor)).toBe(1);

  const [renamed] = await rename('Quite Another Mill');
  expect(renamed).toMatchObject({ company: 'Quite Another Mill', verificationStatus: 2 });
  expect(await noticeToStaff()).toContain('changed its company name');
  expect(await reviewOf(visitor)).toMatchObject({ company: 'Quite Another Mill', reason: 'company-name' });
  await rename('And Once More');
  const changes = await changesOf(world, visitor.customer.brandId, 'verification');
  expect(changes.map(({ change }) => change)).toEqual(['verification company-name']);
});

test('the register alone does not bring the badge back; a person does', async () => {
  const { visitor, pan, gstId } = await aVerifiedCompany();
  await visitor.call(changeCustomer, { ...me, body: { company: 'Some Other Name' } });
  await noticeToStaff();
  await addNumber(visitor, '29', pan);
  await visitor.call(removeGstNumber, { params: { gstId } });
  expect(await statusOf(visitor)).toBe(2);

  expect(await confirm(visitor)).toEqual({ verificationStatus: 1 });
  expect(await statusOf(visitor)).toBe(1);
  expect(await reviewOf(visitor)).toBeUndefined();
  expect((await refusalOf(confirm(visitor))).code).toBe('not_found');
});

test('a GST number of another PAN takes the badge away, also when the old one was removed before', async () => {
  const { visitor, pan } = await aVerifiedCompany();
  await addNumber(visitor, '29', pan);
  expect(await statusOf(visitor)).toBe(1);
  await addNumber(visitor, '24', somePan());
  expect(await statusOf(visitor)).toBe(2);
  expect(await noticeToStaff()).toContain('GST number of another PAN');

  const other = await aVerifiedCompany();
  await other.visitor.call(removeGstNumber, { params: { gstId: other.gstId } });
  await addNumber(other.visitor, '27', somePan());
  expect(await other.visitor.call(listGstNumbers, {})).toMatchObject([{ isChecked: true }]);
  expect(await statusOf(other.visitor)).toBe(2);
  expect((await reviewOf(other.visitor))?.reason).toBe('another-pan');
});

test('who was never verified changes its name in peace', async () => {
  const visitor = await world.asCustomer();
  await visitor.call(changeCustomer, { ...me, body: { company: 'Fresh Start' } });
  expect(await statusOf(visitor)).toBe(0);
  expect(await reviewOf(visitor)).toBeUndefined();
});
