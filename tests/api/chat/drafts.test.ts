/** What a known person writes on WhatsApp becomes drafts of their own company; nothing leaves for mills. */
import { expect, test } from 'vitest';
import { listRequests, readRequest } from '#contract/customer/requests.ts';
import { aPhoto, handleChats, LINE, outcomes, write } from '#tests/support/data/chat.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ env: { PUBLIC_URL: 'https://fabric.example' } }));

async function draftsOf(buyer: CustomerVisitor) {
  const { records } = await buyer.call(listRequests, { query: { requestTab: 1 } });
  return Promise.all(records.map(({ fabId }) => buyer.call(readRequest, { params: { fabId } })));
}

test('a line becomes a filled draft with its words, answered with what is open and a link', async () => {
  const buyer = await world.asCustomer();
  await write(world, buyer.customer.address, LINE);
  await handleChats(world);
  const [draft, ...others] = await draftsOf(buyer);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({
    status: 1,
    warp: '60',
    weft: '60',
    epi: 92,
    ppi: 88,
    width: 44,
    submittedAt: null,
    sheet: { quantity: '10000', unit: 'metre', enquiry: LINE },
  });
  const answer = await world.messages.next(buyer.customer.address);
  expect(answer.text).toContain(
    `https://fabric.example/customer/create-request/create?draft=${draft?.fabId}`,
  );
  expect(answer.text).toContain('60x60/92x88');
  expect(answer).toMatchObject({ channel: 'whatsapp', purpose: 'chat', atMostOnce: true });
});

test('several fabrics in one message become several drafts in one answer', async () => {
  const buyer = await world.asCustomer();
  const text = `${LINE}\n40s x 40s 120x80 poplin dyed white 58" 5000 mtr`;
  await write(world, buyer.customer.address, text);
  await handleChats(world);
  const drafts = await draftsOf(buyer);
  expect(drafts).toHaveLength(2);
  for (const { sheet } of drafts) expect(sheet.enquiry).toBe(text);
  const { text: answer } = await world.messages.next(buyer.customer.address);
  expect(answer.startsWith('2 drafts are ready.')).toBe(true);
  for (const { fabId } of drafts) expect(answer).toContain(fabId);
});

test('what is not understood is answered with one sentence and an example', async () => {
  const buyer = await world.asCustomer();
  for (const words of ['good morning ji', '😀'.repeat(2000), '9'.repeat(4000)]) {
    await write(world, buyer.customer.address, words);
    await handleChats(world);
    expect((await world.messages.next(buyer.customer.address)).text).toContain('cambric greige 44"');
  }
  expect(await draftsOf(buyer)).toEqual([]);
});

test('a photo goes along with its caption, after its line or before it', async () => {
  const content = await photoWithPlace('png');
  const withCaption = await world.asCustomer();
  await write(world, withCaption.customer.address, await aPhoto(world, content, LINE));
  const after = await world.asCustomer();
  await write(world, after.customer.address, LINE);
  await handleChats(world);
  await write(world, after.customer.address, await aPhoto(world, content, null));
  const before = await world.asCustomer();
  await write(world, before.customer.address, await aPhoto(world, content, null));
  await handleChats(world);
  await write(world, before.customer.address, LINE);
  await handleChats(world);
  for (const buyer of [withCaption, after, before]) {
    const drafts = await draftsOf(buyer);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.sheet.files).toMatchObject([{ contentType: 'image/png' }]);
  }
  expect((await world.messages.next(before.customer.address)).text).toContain('Photo saved.');
});

test('a file that the checks of uploads refuse is refused here too, and never attached', async () => {
  const buyer = await world.asCustomer();
  const script = Buffer.from('<script>alert(1)</script>');
  await write(world, buyer.customer.address, await aPhoto(world, script, LINE));
  await write(world, buyer.customer.address, { type: 'image', mediaId: 'gone', caption: null, name: 'x' });
  await handleChats(world);
  expect(await draftsOf(buyer)).toEqual([]);
  for (let n = 0; n < 2; n += 1)
    expect((await world.messages.next(buyer.customer.address)).text).toContain('could not use this file');
});

test('two people write at the same time: each draft stays in its own company', async () => {
  const [one, two] = [await world.asCustomer(), await world.asCustomer()];
  await Promise.all([
    write(world, one.customer.address, LINE),
    write(world, two.customer.address, LINE.replace('10000', '7000')),
  ]);
  await handleChats(world);
  expect((await draftsOf(one)).map(({ sheet }) => sheet.quantity)).toEqual(['10000']);
  expect((await draftsOf(two)).map(({ sheet }) => sheet.quantity)).toEqual(['7000']);
});

test('who withholds the number is known by the platform’s id, once both came together', async () => {
  const buyer = await world.asCustomer();
  const { address } = buyer.customer;
  await write(world, address, LINE, { isNumberWithheld: true });
  await handleChats(world);
  expect(await draftsOf(buyer)).toEqual([]);
  await write(world, address, LINE);
  await handleChats(world);
  await write(world, address, LINE.replace('10000', '3000'), { isNumberWithheld: true });
  await handleChats(world);
  expect((await draftsOf(buyer)).map(({ sheet }) => sheet.quantity).sort()).toEqual(['10000', '3000']);
});

test('a person who was erased is nobody: no draft, nothing kept under their id', async () => {
  const buyer = await world.asCustomer();
  const { address, customerId } = buyer.customer;
  await write(world, address, LINE);
  await world.services.db.unscoped
    .updateTable('people')
    .set({ phone: null, email: null, erased_at: world.clock.now() })
    .where('customer_id', '=', customerId)
    .execute();
  await handleChats(world);
  const drafts = await world.services.db.unscoped
    .selectFrom('fabric_requests')
    .select('fab_id')
    .where('customer_id', '=', customerId)
    .execute();
  expect(drafts).toEqual([]);
  expect((await outcomes(world)).at(-1)).toBe('unknown_sender');
});

test('a number that two companies proved is nobody’s; one company’s finds its person', async () => {
  const [one, two] = [await world.asCustomer(), await world.asCustomer()];
  const number = '+919811112222';
  const prove = (brandId: string) =>
    world.services.db.unscoped
      .insertInto('whatsapp_numbers')
      .values({ brand_id: brandId, number, validity: 100, updated_at: world.clock.now() })
      .execute();
  await prove(one.customer.brandId);
  await write(world, number, LINE);
  await handleChats(world);
  expect(await draftsOf(one)).toHaveLength(1);
  await prove(two.customer.brandId);
  await write(world, number, LINE);
  await handleChats(world);
  expect([(await draftsOf(one)).length, (await draftsOf(two)).length]).toEqual([1, 0]);
});
