import { expect, test } from 'vitest';
import { readWhatsapp, sendWhatsappCode, updateWhatsappNumber } from '#contract/customer/preferences.ts';
import { nextCodeTo, stepUp } from '#tests/support/data/step-up.ts';
import { bodyOf, otherThan, someNumber, type WhatsappNumber } from '#tests/support/data/whatsapp.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

async function askCode({ call }: CustomerVisitor, wanted: WhatsappNumber): Promise<string> {
  await call(sendWhatsappCode, { body: bodyOf(wanted) });
  return nextCodeTo(world, wanted.address);
}

test('a code is used once, ends after ten minutes, and after five wrong tries', async () => {
  const visitor = await world.asCustomer();
  const used = someNumber();
  await stepUp(world, visitor);
  const otp = await askCode(visitor, used);
  const proof = { body: { ...bodyOf(used), otp } };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => visitor.call(updateWhatsappNumber, proof)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const late = someNumber();
  const lateOtp = await askCode(visitor, late);
  world.clock.advance(600);
  await stepUp(world, visitor);
  const ended = await refusalOf(
    visitor.call(updateWhatsappNumber, { body: { ...bodyOf(late), otp: lateOtp } }),
  );
  expect([ended.status, ended.code]).toEqual([410, 'code_expired']);

  const guessed = someNumber();
  const real = await askCode(visitor, guessed);
  for (let i = 0; i < 5; i += 1)
    await refusalOf(
      visitor.call(updateWhatsappNumber, { body: { ...bodyOf(guessed), otp: otherThan(real) } }),
    );
  const blocked = await refusalOf(
    visitor.call(updateWhatsappNumber, { body: { ...bodyOf(guessed), otp: real } }),
  );
  expect([blocked.status, blocked.code]).toEqual([429, 'too_many_tries']);
  expect(await visitor.call(readWhatsapp, {})).toMatchObject({
    maskedNumber: guessed.masked,
    validity: 20,
    confirmedNumber: used.masked,
  });
});

test('a code for one number opens no other, and a sign-in code opens none', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  const [one, two] = [someNumber(), someNumber()];
  const otp = await askCode(visitor, one);
  const refused = await refusalOf(visitor.call(updateWhatsappNumber, { body: { ...bodyOf(two), otp } }));
  expect([refused.status, refused.code]).toEqual([410, 'code_expired']);
  expect(await visitor.call(readWhatsapp, {})).toMatchObject({ maskedNumber: null, validity: null });
});

test('codes are limited for a number in all its spellings, and for a company over all numbers', async () => {
  const visitor = await world.asCustomer();
  await stepUp(world, visitor);
  const mine = someNumber();
  await visitor.call(sendWhatsappCode, { body: bodyOf(mine) });
  for (const number of [`+91 ${mine.number}`, `0${mine.number}`, `91-${mine.number}`]) {
    const soon = await refusalOf(visitor.call(sendWhatsappCode, { body: { number, countryCode: '91' } }));
    expect([soon.status, soon.code, soon.retryAfterSeconds]).toEqual([429, 'too_many_codes', 30]);
  }
  for (let i = 1; i < 15; i += 1) await visitor.call(sendWhatsappCode, { body: bodyOf(someNumber()) });
  const many = await refusalOf(visitor.call(sendWhatsappCode, { body: bodyOf(someNumber()) }));
  expect([many.status, many.code]).toEqual([429, 'too_many_codes']);
});
