/** Names, addresses and searches as people write them in Hindi and Bangla, digits too. */
import { expect, test } from 'vitest';
import { changeCustomer, readCustomer } from '#contract/customer/account.ts';
import { addAddress, listAddresses } from '#contract/customer/addresses.ts';
import { sendCode } from '#contract/customer/auth.ts';
import { sendRequestMessage } from '#contract/customer/request-messages.ts';
import { readRequest } from '#contract/customer/requests.ts';
import { searchEverything } from '#contract/customer/search.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const me = { params: { customerId: 'me' as const } };

const HINDI = { digits: '०१२३४५६७८९', name: 'श्री कृष्ण टेक्सटाइल्स', line: '१२/३, रिंग रोड, टेक्सटाइल मार्केट' };
const BANGLA = { digits: '০১২৩৪৫৬৭৮৯', name: 'পদ্মা স্টিচ গার্মেন্টস', line: 'বাড়ি ৭, রাস্তা ১১, মিরপুর' };

/** Every figure in digits of a script. */
const inDigits = (digits: string, text: string) =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? '');

const found = async ({ call }: CustomerVisitor, q: string) => {
  const { groups } = await call(searchEverything, { query: { q } });
  return groups.flatMap(({ records }) => records.map(({ id }) => id));
};

test.each([HINDI, BANGLA])('a company and a person may be called $name', async ({ name }) => {
  const { call } = await world.asCustomer();
  await call(changeCustomer, { ...me, body: { company: name, name } });
  expect(await call(readCustomer, me)).toMatchObject([{ company: name, name }]);
});

test('an address keeps its lines as they are written, and its figures are read', async () => {
  const { call } = await world.asCustomer();
  const { name, line, digits } = HINDI;
  const body = {
    ...ADDRESS_OF.IN,
    line1: line,
    line2: 'गोदाम के पास',
    contactName: name,
    pincode: inDigits(digits, '395002'),
    contactPhone: inDigits(digits, '98765 43210'),
  };
  const added = await call(addAddress, { body });
  expect(added).toMatchObject({
    line1: line,
    line2: 'गोदाम के पास',
    contactName: name,
    postcode: '395002',
    contactPhone: '98765 43210',
  });
  expect(await call(listAddresses, {})).toEqual([added]);
});

test('an address in Bangladesh does so too', async () => {
  const { call } = await world.asCustomer({ market: 'BD' });
  const { name, line, digits } = BANGLA;
  const body = { ...ADDRESS_OF.BD, line1: line, contactName: name, postcode: inDigits(digits, '1704') };
  expect(await call(addAddress, { body })).toMatchObject({
    line1: line,
    contactName: name,
    postcode: '1704',
  });
});

test.each([HINDI, BANGLA])('a code goes to a number typed in the digits $digits', async ({ digits }) => {
  const { address } = (await world.asCustomer()).customer;
  world.clock.advance(600);
  const mobile = inDigits(digits, address.replace('+91', ''));
  await world.visitor().call(sendCode, { body: { mobile, countryCode: '91' } });
  expect(await world.codeSentTo(address)).toMatch(/^\d{6}$/);
});

test.each([HINDI, BANGLA])(
  'a query is found by words and figures of $name',
  async ({ name, line, digits }) => {
    const buyer = await world.asCustomer();
    const { fabId, number } = await aSubmittedRequest(buyer, { poNumber: `${name} १७` });
    await aSubmittedRequest(buyer, { poNumber: line });
    const [first = ''] = name.split(' ');
    for (const q of [
      first,
      name,
      `${name} 17`,
      inDigits(digits, number ?? ''),
      inDigits(digits, `${first} 17`),
    ])
      expect(await found(buyer, q), q).toEqual([fabId]);
    const construction = inDigits(digits, '40x40/120x80');
    expect(await found(buyer, construction)).toContain(fabId);
    expect(await found(await world.asCustomer(), name)).toEqual([]);
  },
);

test.each([HINDI, BANGLA])('a quantity in the digits $digits is a quantity', async ({ digits, line }) => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer, {
    quantity: inDigits(digits, '3000'),
    targetRate: inDigits(digits, '95.50'),
    notes: line,
  });
  const draft = await buyer.call(readRequest, { params: { fabId } });
  expect(draft).toMatchObject({
    quantity: { thousandths: '3000000' },
    sheet: { targetRate: '95.50', notes: line },
  });
});

test.each([HINDI, BANGLA])('a message is kept as it was written: $line', async ({ line }) => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const sent = await buyer.call(sendRequestMessage, { params: { fabId }, body: { text: line } });
  expect(sent.text).toBe(line);
});
