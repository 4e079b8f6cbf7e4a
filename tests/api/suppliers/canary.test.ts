/** What a mill may never hear of the buyer and of others, and what the buyer may never hear of the mill. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { approveQuote, listQuotes } from '#contract/customer/quotes.ts';
import { closeRequest, listRequestHistory, readRequest } from '#contract/customer/requests.ts';
import { listMillAnswers, publishMillQuote } from '#contract/staff/mill-quotes.ts';
import {
  askDesk,
  declineEnquiry,
  openLink,
  readEnquiry,
  sendMillQuote,
  sendQuoteCode,
  verifyQuoteCode,
} from '#contract/supplier/enquiry.ts';
import { openEnquiry, readMill } from '#contract/supplier/mill.ts';
import type { Log } from '#server/log.ts';
import {
  aMill,
  invitedKey,
  type MillVisitor,
  millQuoteBody,
  openedLink,
  resumed,
} from '#tests/support/data/mills.ts';
import { aSeller } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const logged: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
const world: World = await worldForFile(openWorld({ log: pino({ level: 'trace' }, sink) as unknown as Log }));
const desk = await world.asStaff('desk');

const COMPANY = 'Zebrafinch Kreationen';
const PERSON = 'Quintessa Marlowe';
const GSTIN = '27AAPFU0939F1ZV';
const TARGET = '95.43';

/** Everything one mill's calls bring back, right or wrong, with the status that came with it. */
function heardBy(mill: MillVisitor) {
  const heard: string[] = [];
  const say = async (
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => {
    const given = { ...(payload ? { payload } : {}), ...(headers ? { headers } : {}) };
    const answer = await mill.inject({ method, url, ...given });
    heard.push(JSON.stringify(answer.headers) + answer.body);
    return answer;
  };
  return { heard, say };
}

test('no reply, message, error or log of a mill holds the buyer, the target, another mill or our margin', async () => {
  await aSeller(world);
  const buyer = await world.asCustomer();
  await world.services.db.unscoped
    .updateTable('companies')
    .set({ name: COMPANY, legal_name: COMPANY })
    .where('brand_id', '=', buyer.customer.brandId)
    .execute();
  await world.services.db.unscoped
    .updateTable('people')
    .set({ name: PERSON })
    .where('customer_id', '=', buyer.customer.customerId)
    .execute();
  const enquiry = `Need poplin for ${COMPANY}, GST ${GSTIN}, target Rs ${TARGET} per mtr. Regards, ${PERSON}`;
  const { fabId } = await aSubmittedRequest(buyer, { targetRate: TARGET, enquiry, notes: `Call ${PERSON}` });

  const rival = await aMill(desk, { name: 'Ocelot Rival Weaving', alias: 'Mill Ocelot' });
  const mill = await aMill(desk);
  const rivalKey = await invitedKey(world, desk, fabId, rival);
  const sentBefore = world.messages.sent.length;
  const key = await invitedKey(world, desk, fabId, mill);
  const firstLog = logged.length;
  const visitor = await openedLink(world, key);
  const other = await openedLink(world, rivalKey);
  const { heard, say } = heardBy(visitor);

  await other.call(sendQuoteCode, { body: {} });
  await other.call(verifyQuoteCode, { body: { otp: await world.codeSentTo(rival.phone) } });
  await other.call(sendMillQuote, { body: millQuoteBody({ rate: '73.19', deviations: 'Ocelot special' }) });

  await say('POST', openLink.path, { key: `${key}x` });
  await say('GET', readEnquiry.path);
  await say('POST', sendMillQuote.path, millQuoteBody());
  await say('POST', sendMillQuote.path, { nonsense: true });
  await say('POST', sendQuoteCode.path, {});
  await say('POST', verifyQuoteCode.path, { otp: '000000' });
  await say('POST', verifyQuoteCode.path, { otp: await world.codeSentTo(mill.phone) });
  await say('POST', declineEnquiry.path, { reason: 'no_capacity' });
  await say('POST', askDesk.path, { question: 'Who buys this?' });
  await say('POST', sendMillQuote.path, millQuoteBody({ rate: '' }));
  expect((await say('POST', sendMillQuote.path, millQuoteBody())).statusCode).toBe(200);

  const answers = await desk.call(listMillAnswers, { params: { fabId } });
  const own = answers.find(({ supplierId }) => supplierId === mill.supplierId);
  const params = { millQuoteId: own?.quote?.millQuoteId ?? '' };
  const { quoteId } = await desk.call(publishMillQuote, {
    params,
    body: { marginPercent: '6.66', logisticCost: '4000' },
  });
  await say('GET', readEnquiry.path);
  await buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } });
  await say('GET', readEnquiry.path);
  const person = { authorization: `Bearer ${(await resumed(visitor)) ?? ''}` };
  const list = await say('GET', readMill.path, undefined, person);
  expect(list.json().data.enquiries).toHaveLength(1);
  await say('POST', openEnquiry.path.replace(':fabId', fabId), {}, person);
  await say('POST', openEnquiry.path.replace(':fabId', world.services.ids.next()), {}, person);
  await say('GET', '/apifabric/orders/', undefined, person);
  await say('POST', sendMillQuote.path, millQuoteBody({ rate: '70' }));
  await say('GET', '/apifabric/fabrics/');
  await say('GET', `/apidesk/fabrics/${fabId}/`);

  const toMills = world.messages.sent.slice(sentBefore).filter(({ to }) => to === mill.phone);
  const all = [...heard, ...toMills.map((message) => JSON.stringify(message))].join('\n');
  expect(heard.length).toBeGreaterThan(12);
  for (const secret of [
    COMPANY,
    'Zebrafinch',
    PERSON,
    'Marlowe',
    GSTIN,
    TARGET,
    'Ocelot',
    '7319',
    '73.19',
    '6.66',
    '9733',
    'marginPercent',
    buyer.customer.brandId,
    buyer.customer.address,
    'PO/26/17',
    '110001',
  ])
    expect(all, secret).not.toContain(secret);

  const lines = logged.slice(firstLog).join('\n');
  for (const secret of [COMPANY, PERSON, GSTIN, TARGET, 'Ocelot', key, rivalKey, mill.phone, '91.25'])
    expect(lines, secret).not.toContain(secret);
  expect(lines).toContain('/apisupplier/enquiry/');

  const seen = JSON.stringify([
    await buyer.call(listQuotes, { params: { fabId } }),
    await buyer.call(readRequest, { params: { fabId } }),
    await buyer.call(listRequestHistory, { params: { fabId }, query: {} }),
  ]);
  for (const secret of [mill.name, 'Ocelot', '9125', '91.25', mill.phone, 'no_capacity', 'Who buys this?'])
    expect(seen, secret).not.toContain(secret);
});

test('of a closed request the mill still reads the cloth, and nothing of who closed it or why', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const mill = await aMill(desk);
  const visitor = await openedLink(world, await invitedKey(world, desk, fabId, mill));
  await buyer.call(closeRequest, { params: { fabId }, body: { reasonId: 4, note: 'Bought from Ocelot' } });
  const { body, statusCode } = await visitor.inject({ method: 'GET', url: readEnquiry.path });
  expect(statusCode).toBe(200);
  expect(body).toContain('"state":"closed"');
  expect(body).not.toContain('Ocelot');
});
