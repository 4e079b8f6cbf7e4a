import { expect, test } from 'vitest';
import { changeBankDetails, changeRefundVpa, readBankDetails } from '#contract/customer/bank-details.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { tablesContaining } from '#tests/support/database/database-facts.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const ACCOUNT = '50200031415926';
const BANK = {
  accountHolder: 'Asha Textiles',
  bankCode: 'hdfc0000001',
  accountNumber: '5020 0031 4159 26',
  accountNumberAgain: ACCOUNT,
};
const BANK_ABROAD = {
  accountHolder: 'Cloth House Ltd',
  bankCode: 'DEUTDEFF',
  accountNumber: '',
  accountNumberAgain: '',
  iban: 'DE89 3704 0044 0532 0130 00',
};
const VPA = 'asha.textiles.refunds@okbank';
const NOTHING = { bankCodeLabel: 'IFSC code', account: null, maskedVpa: null };

test('bank details come back masked, and so they stay', async () => {
  const visitor = await world.asCustomer();
  expect(await visitor.call(readBankDetails, {})).toEqual(NOTHING);
  await stepUp(world, visitor);

  const changed = await visitor.call(changeBankDetails, { body: BANK });

  expect(changed).toEqual({
    bankCodeLabel: 'IFSC code',
    account: {
      accountHolder: 'Asha Textiles',
      maskedAccount: '••••5926',
      bankCode: 'HDFC0000001',
      bankName: expect.stringMatching(/^HDFC Bank/i),
      routingNumber: null,
      updatedAt: world.clock.now().toISOString(),
    },
    maskedVpa: null,
  });
  expect(await visitor.call(readBankDetails, {})).toEqual(changed);
});

test('without a step-up code nothing changes', async () => {
  const visitor = await world.asCustomer();
  for (const change of [
    () => visitor.call(changeBankDetails, { body: BANK }),
    () => visitor.call(changeRefundVpa, { body: { vpa: VPA } }),
    () => visitor.call(changeRefundVpa, { body: { vpa: null } }),
  ]) {
    const refused = await refusalOf(change());
    expect([refused.status, refused.code]).toEqual([422, 'step_up_required']);
  }
  expect(await visitor.call(readBankDetails, {})).toEqual(NOTHING);
  expect(await changesOf(world, visitor.customer.brandId, 'bank-details', 'refund-vpa')).toEqual([]);
});

test('a step-up on one device does not open another, nor another customer', async () => {
  const here = await world.asCustomer();
  world.clock.advance(31);
  const elsewhere = await world.signIn(here.customer);
  const stranger = await world.asCustomer();
  await stepUp(world, here);

  for (const { call } of [elsewhere, stranger])
    expect((await refusalOf(call(changeBankDetails, { body: BANK }))).code).toBe('step_up_required');
  expect((await here.call(changeBankDetails, { body: BANK })).account).not.toBeNull();
});

test('a step-up is open for less than five minutes', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  world.clock.advance(299);
  expect((await visitor.call(changeBankDetails, { body: BANK })).account).not.toBeNull();
  world.clock.advance(1);
  expect((await refusalOf(visitor.call(changeBankDetails, { body: BANK }))).code).toBe('step_up_required');
});

test('the plain numbers are nowhere in the database, and nobody else reads even the masked ones', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  await visitor.call(changeBankDetails, { body: BANK });
  await visitor.call(changeRefundVpa, { body: { vpa: VPA } });
  const abroad = await world.asCustomer({ market: 'INTL' });
  await stepUp(world, abroad);
  await abroad.call(changeBankDetails, { body: BANK_ABROAD });

  expect(
    await tablesContaining(world.services, ACCOUNT, BANK.accountNumber, VPA, 'DE89370400440532013000'),
  ).toEqual([]);
  expect(await tablesContaining(world.services, 'Asha Textiles')).toEqual(['public.bank_details']);
  const stranger = await world.asCustomer();
  expect(await stranger.call(readBankDetails, {})).toEqual(NOTHING);
});

test('what was sealed opens again for the refund', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  await visitor.call(changeBankDetails, { body: BANK });
  await visitor.call(changeRefundVpa, { body: { vpa: VPA } });
  const { brandId } = visitor.customer;
  const account = await world.services.db.scoped
    .selectFrom('bank_details')
    .select('account_sealed')
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
  const vpa = await world.services.db.scoped
    .selectFrom('refund_vpas')
    .select('vpa_sealed')
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(world.services.secrets.unseal(account.account_sealed))).toEqual({
    accountNumber: ACCOUNT,
    iban: null,
  });
  expect(world.services.secrets.unseal(vpa.vpa_sealed)).toBe(VPA);
});

test('the person hears of the change where they sign in, without a number in it, and history keeps who', async () => {
  for (const market of ['IN', 'INTL'] as const) {
    const visitor = await world.asCustomer({ market });
    const { address, brandId, customerId } = visitor.customer;
    await stepUp(world, visitor);

    await visitor.call(
      changeBankDetails,
      { body: market === 'IN' ? BANK : BANK_ABROAD },
      { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile' } },
    );

    const notice = await world.messages.next(address);
    expect(notice).toMatchObject({
      channel: market === 'IN' ? 'sms' : 'email',
      purpose: 'account-change',
      text: expect.stringContaining('Your bank details were changed on Chrome on Android.'),
    });
    for (const tail of [ACCOUNT.slice(-4), '3000']) expect(notice.text).not.toContain(tail);
    expect(await changesOf(world, brandId, 'bank-details')).toEqual([
      { change: 'bank-details changed', actor: customerId, hasSession: true, details: '{}' },
    ]);
  }
});

test.each([
  ['a bank nobody knows', { bankCode: 'ZZZZ0000001' }, 'bankCode'],
  ['a branch the bank does not have', { bankCode: 'HDFC0ZZZZZZ' }, 'bankCode'],
  ['no IFSC code', { bankCode: 'DEUTDEFF' }, 'bankCode'],
  ['two different numbers', { accountNumberAgain: '50200031415927' }, 'accountNumberAgain'],
  [
    'a number that is too short',
    { accountNumber: '12345678', accountNumberAgain: '12345678' },
    'accountNumber',
  ],
  ['no holder', { accountHolder: ' ' }, 'accountHolder'],
])('%s is refused with a sentence on its field', async (_what, mistake, field) => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  const refused = await refusalOf(visitor.call(changeBankDetails, { body: { ...BANK, ...mistake } }));
  expect([refused.status, refused.code]).toEqual([422, 'form_refused']);
  expect(refused.body.fields).toEqual({ [field]: expect.stringMatching(/^[A-Z].{10,}\.|Example/) });
  expect(JSON.stringify(refused.body)).not.toContain(ACCOUNT);
  expect(await visitor.call(readBankDetails, {})).toEqual(NOTHING);
});

test.each(['BD', 'INTL'] as const)('a customer of %s gives a Swift code, and has no UPI', async (market) => {
  const visitor = await world.asCustomer({ market });
  await stepUp(world, visitor);
  const { bankCodeLabel, account } = await visitor.call(changeBankDetails, { body: BANK_ABROAD });
  expect([bankCodeLabel, account]).toEqual([
    'Swift code',
    expect.objectContaining({ maskedAccount: '••••3000', bankCode: 'DEUTDEFF', bankName: 'DEUTDEFF' }),
  ]);
  const refused = await refusalOf(visitor.call(changeRefundVpa, { body: { vpa: VPA } }));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['vpa']]);
});

test('a bank in Bangladesh has a routing number beside its Swift code', async () => {
  const visitor = await world.asCustomer({ market: 'BD' });
  await stepUp(world, visitor);
  const dhaka = { ...BANK, bankCode: 'DBBLBDDH', routingNumber: '090 261 725' };
  const { bankCodeLabel, account } = await visitor.call(changeBankDetails, { body: dhaka });
  expect([bankCodeLabel, account?.bankCode, account?.routingNumber]).toEqual([
    'Swift code',
    'DBBLBDDH',
    '090261725',
  ]);
  const short = await refusalOf(
    visitor.call(changeBankDetails, { body: { ...dhaka, routingNumber: '1234' } }),
  );
  expect(short.body.fields).toEqual({ routingNumber: 'A routing number has 9 digits.' });
});

test('a UPI address is masked, can be changed and removed, and each change is told and kept', async () => {
  const visitor = await world.asCustomer();
  const { address, brandId } = visitor.customer;
  await stepUp(world, visitor);

  const { maskedVpa } = await visitor.call(changeRefundVpa, { body: { vpa: ' Name@bank ' } });
  expect(maskedVpa).toBe('na••••@bank');
  expect((await world.messages.next(address)).text).toContain('UPI ID for refunds was changed');
  expect((await visitor.call(changeRefundVpa, { body: { vpa: null } })).maskedVpa).toBeNull();
  expect((await world.messages.next(address)).text).toContain('UPI ID for refunds was removed');
  const notOne = await refusalOf(visitor.call(changeRefundVpa, { body: { vpa: 'name@bank.example' } }));
  expect([notOne.status, notOne.code]).toEqual([422, 'form_refused']);

  const changes = await changesOf(world, brandId, 'refund-vpa');
  expect(changes.map(({ change }) => change)).toEqual(['refund-vpa changed', 'refund-vpa removed']);
});

test('of many changes at once one stays whole', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  const other = {
    accountHolder: 'Ravi Mills',
    bankCode: 'SBIN0000691',
    accountNumber: '123456789',
    accountNumberAgain: '123456789',
  };
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => visitor.call(changeBankDetails, { body: i % 2 ? other : BANK })),
  );
  const { account } = await visitor.call(readBankDetails, {});
  expect([
    ['Asha Textiles', '••••5926', 'HDFC0000001'],
    ['Ravi Mills', '••••6789', 'SBIN0000691'],
  ]).toContainEqual([account?.accountHolder, account?.maskedAccount, account?.bankCode]);
  expect(await changesOf(world, visitor.customer.brandId, 'bank-details')).toHaveLength(12);
});
