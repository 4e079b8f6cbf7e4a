import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chooseWhatsapp,
  readWhatsapp,
  sendWhatsappCode,
  updateWhatsappNumber,
} from '#contract/customer/preferences.ts';
import { startWhatsapp } from '#server/capabilities/preferences/start-whatsapp.ts';
import { sendQueuedWelcomes } from '#server/capabilities/preferences/welcome-on-whatsapp.ts';
import { NotOnWhatsapp, type Sender } from '#server/integrations/messages/port.ts';
import { nextCodeTo, stepUp } from '#tests/support/data/step-up.ts';
import { bodyOf, otherThan, someNumber, type WhatsappNumber } from '#tests/support/data/whatsapp.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
const withoutWhatsapp = new Set<string>();
beforeAll(async () => {
  world = await openWorld();
  const { senders } = world.messages;
  const whatsapp: Sender = async (message) => {
    if (withoutWhatsapp.has(message.to)) throw new NotOnWhatsapp();
    await senders.whatsapp(message);
  };
  await sendQueuedWelcomes(world.services, { ...senders, whatsapp });
});
afterAll(() => world.close());

const NONE = { maskedNumber: null, validity: null, isOptedIn: false, confirmedNumber: null };
const OPT_IN = { body: { isOptedIn: true } };
const OPT_OUT = { body: { isOptedIn: false } };

async function askCode({ call }: CustomerVisitor, wanted: WhatsappNumber): Promise<string> {
  await call(sendWhatsappCode, { body: bodyOf(wanted) });
  return nextCodeTo(world, wanted.address);
}

async function prove(visitor: CustomerVisitor, wanted: WhatsappNumber) {
  await stepUp(world, visitor);
  const otp = await askCode(visitor, wanted);
  world.clock.advance(31);
  return visitor.call(updateWhatsappNumber, { body: { ...bodyOf(wanted), otp } });
}

function validityOf({ call }: CustomerVisitor) {
  return call(readWhatsapp, {}).then(({ validity }) => validity);
}

test('a proven number is 40, opting in makes it 80, and the first delivered message 100', async () => {
  const visitor = await world.asCustomer();
  expect(await visitor.call(readWhatsapp, {})).toEqual(NONE);
  const mine = someNumber();

  expect(await prove(visitor, mine)).toEqual({
    maskedNumber: mine.masked,
    validity: 40,
    isOptedIn: false,
    confirmedNumber: mine.masked,
  });
  expect(await visitor.call(chooseWhatsapp, OPT_IN)).toMatchObject({ validity: 80, isOptedIn: true });
  expect(await world.messages.next(mine.address)).toMatchObject({
    channel: 'whatsapp',
    purpose: 'whatsapp-welcome',
  });
  await waitFor('the delivery to count', async () => (await validityOf(visitor)) === 100);
  expect(await visitor.call(chooseWhatsapp, OPT_OUT)).toMatchObject({ validity: 40, isOptedIn: false });

  const { brandId, customerId } = visitor.customer;
  const changes = await changesOf(world, brandId, 'whatsapp');
  expect(changes.map(({ change, actor }) => [change, actor])).toEqual([
    ['whatsapp number-changed', customerId],
    ['whatsapp opted-in', customerId],
    ['whatsapp delivered', null],
    ['whatsapp opted-out', customerId],
  ]);
  expect(JSON.stringify(changes)).not.toContain(mine.number);
});

test('the code comes by WhatsApp to the new number, and the answer shows it masked', async () => {
  const visitor = await world.asCustomer({ market: 'INTL' });
  const mine = someNumber();
  await stepUp(world, visitor);
  expect(await visitor.call(sendWhatsappCode, { body: bodyOf(mine) })).toEqual({
    maskedTo: mine.masked,
    resendAfterSeconds: 30,
    expiresInSeconds: 600,
  });
  const message = await world.messages.next(mine.address);
  expect([message.channel, message.purpose]).toEqual(['whatsapp', 'whatsapp']);
  expect(message.text).toContain(message.code);
});

test('neither asking for a code nor using it goes without a step-up on this very device', async () => {
  const here = await world.asCustomer();
  world.clock.advance(31);
  const elsewhere = await world.signIn(here.customer);
  const mine = someNumber();
  const early = await refusalOf(here.call(sendWhatsappCode, { body: bodyOf(mine) }));
  expect([early.status, early.code]).toEqual([422, 'step_up_required']);

  await stepUp(world, here);
  const otp = await askCode(here, mine);
  const proof = { body: { ...bodyOf(mine), otp } };
  expect((await refusalOf(elsewhere.call(updateWhatsappNumber, proof))).code).toBe('step_up_required');
  world.clock.advance(300);
  expect((await refusalOf(here.call(updateWhatsappNumber, proof))).code).toBe('step_up_required');
  expect(await here.call(readWhatsapp, {})).toEqual(NONE);
});

test('a wrong code is stored as 20 and never costs a good number', async () => {
  const visitor = await world.asCustomer();
  const good = someNumber();
  await prove(visitor, good);
  await visitor.call(chooseWhatsapp, OPT_IN);
  await waitFor('the delivery to count', async () => (await validityOf(visitor)) === 100);
  await stepUp(world, visitor);
  const other = someNumber();
  const otp = await askCode(visitor, other);

  const refused = await refusalOf(
    visitor.call(updateWhatsappNumber, { body: { ...bodyOf(other), otp: otherThan(otp) } }),
  );

  expect([refused.status, refused.code]).toEqual([422, 'code_wrong']);
  expect(await visitor.call(readWhatsapp, {})).toEqual({
    maskedNumber: other.masked,
    validity: 20,
    isOptedIn: true,
    confirmedNumber: good.masked,
  });
  // Messages go on to the good one, and can be switched for it.
  expect(await visitor.call(chooseWhatsapp, OPT_OUT)).toMatchObject({ validity: 20, isOptedIn: false });
  expect(await visitor.call(updateWhatsappNumber, { body: { ...bodyOf(other), otp } })).toEqual({
    maskedNumber: other.masked,
    validity: 40,
    isOptedIn: false,
    confirmedNumber: other.masked,
  });
});

test('where there is no good number, a wrong code shows as 20 until the right one comes', async () => {
  const visitor = await world.asCustomer();
  const mine = someNumber();
  await stepUp(world, visitor);
  const otp = await askCode(visitor, mine);
  const wrong = { body: { ...bodyOf(mine), otp: otherThan(otp) } };
  await refusalOf(visitor.call(updateWhatsappNumber, wrong));
  await refusalOf(visitor.call(updateWhatsappNumber, wrong));

  expect(await visitor.call(readWhatsapp, {})).toEqual({
    maskedNumber: mine.masked,
    validity: 20,
    isOptedIn: false,
    confirmedNumber: null,
  });
  expect((await refusalOf(visitor.call(chooseWhatsapp, OPT_IN))).code).toBe('form_refused');

  expect(await visitor.call(updateWhatsappNumber, { body: { ...bodyOf(mine), otp } })).toMatchObject({
    validity: 40,
  });
  const changes = await changesOf(world, visitor.customer.brandId, 'whatsapp');
  expect(changes.map(({ change }) => change)).toEqual(['whatsapp code-failed', 'whatsapp number-confirmed']);
});

test('a new number keeps the opt-in; the old number and the person hear of the change', async () => {
  const visitor = await world.asCustomer();
  const [old, fresh] = [someNumber(), someNumber()];
  await prove(visitor, old);
  expect((await world.messages.next(visitor.customer.address)).purpose).toBe('account-change');
  await visitor.call(chooseWhatsapp, OPT_IN);
  expect((await world.messages.next(old.address)).purpose).toBe('whatsapp-welcome');
  await waitFor('the delivery to count', async () => (await validityOf(visitor)) === 100);

  expect(await prove(visitor, fresh)).toMatchObject({
    maskedNumber: fresh.masked,
    validity: 80,
    isOptedIn: true,
  });

  for (const [address, channel] of [
    [old.address, 'whatsapp'],
    [visitor.customer.address, 'sms'],
  ] as const) {
    const notice = await world.messages.next(address);
    expect([notice.channel, notice.purpose]).toEqual([channel, 'account-change']);
    expect(notice.text).toContain('Your WhatsApp number was changed on Unknown device.');
    expect(notice.text).not.toContain(fresh.number.slice(-4));
  }
  await waitFor('the welcome on the new number', async () => (await validityOf(visitor)) === 100);
});

test('proving the same number again changes nothing about it', async () => {
  const visitor = await world.asCustomer();
  const mine = someNumber();
  await prove(visitor, mine);
  await visitor.call(chooseWhatsapp, OPT_IN);
  await waitFor('the delivery to count', async () => (await validityOf(visitor)) === 100);
  expect(await prove(visitor, mine)).toMatchObject({
    maskedNumber: mine.masked,
    validity: 100,
    isOptedIn: true,
  });
});

test('a number that WhatsApp does not know becomes 20 and is no longer written to', async () => {
  const visitor = await world.asCustomer();
  const mine = someNumber();
  await prove(visitor, mine);
  withoutWhatsapp.add(mine.address);
  await visitor.call(chooseWhatsapp, OPT_IN);
  await waitFor('the refusal to count', async () => (await validityOf(visitor)) === 20);
  expect((await visitor.call(readWhatsapp, {})).isOptedIn).toBe(false);
});

test('who signs up opted in is greeted; who does not is left alone', async () => {
  const [keen, quiet] = [await world.asCustomer(), await world.asCustomer()];
  await world.services.db.transaction(async (tx) => {
    for (const [{ customer }, isOptedIn] of [
      [keen, true],
      [quiet, false],
    ] as const)
      await startWhatsapp(world.services, tx, {
        brandId: customer.brandId,
        number: customer.address,
        isOptedIn,
      });
  });
  await waitFor('the welcome', async () => (await validityOf(keen)) === 100);
  expect(await validityOf(quiet)).toBe(40);
});

test('without a number there is nothing to opt in to, and opting out stays quiet', async () => {
  const visitor = await world.asCustomer();
  const refused = await refusalOf(visitor.call(chooseWhatsapp, OPT_IN));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['isOptedIn']]);
  expect(await visitor.call(chooseWhatsapp, OPT_OUT)).toEqual(NONE);
  expect(await changesOf(world, visitor.customer.brandId, 'whatsapp')).toEqual([]);
});

test('what is no number of India or Bangladesh is refused with a sentence', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  for (const number of ['12345', '+4915112345678', 'call me']) {
    const refused = await refusalOf(visitor.call(sendWhatsappCode, { body: { number, countryCode: '91' } }));
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['number']]);
  }
});

test("one customer's number is nobody else's to read or switch", async () => {
  const owner = await world.asCustomer();
  await prove(owner, someNumber());
  const stranger = await world.asCustomer();
  expect(await stranger.call(readWhatsapp, {})).toEqual(NONE);
  await stranger.call(chooseWhatsapp, OPT_OUT);
  expect(await validityOf(owner)).toBe(40);
});
