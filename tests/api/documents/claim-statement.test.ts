/** A claim has a statement that names its rolls and follows what comes of it. */

import { expect, test } from 'vitest';
import { listDocuments } from '#contract/customer/documents.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { aClaimableOrder, answer, offer, raise } from '#tests/support/data/issues.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { CLAIM_STATUS_LABEL, OUTCOME_LABEL } from '#words/en/issues.ts';

const world = await worldForFile(aPayingWorld());

test('a claim that was raised has its statement, and an offer makes a next version', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const claim = await raise(claimable);
  await issueAndRender(world, order.orderId);
  const first = await theDocument(buyer, order.orderId, 'order_issue');
  expect(first.about).toBe(`Claim ${claim.number}`);
  expect(first.number).toMatch(/^OI\/\d\d-\d\d\/\d{6}$/);
  const { text } = await wordsOf(await download(world, buyer, first.documentId));
  const facts = [
    claim.number,
    DEFECT_NAME[claim.defect],
    CLAIM_STATUS_LABEL[claim.status],
    OUTCOME_LABEL[claim.wantedOutcome],
    order.number,
  ];
  for (const fact of [...facts, ...claim.rolls.map(({ number }) => number)]) expect(text).toContain(fact);
  await issueDueDocuments(world.services, order.orderId);
  expect((await theDocument(buyer, order.orderId, 'order_issue')).documentId).toBe(first.documentId);
  await answer(world, claim.issueId);
  await offer(world, claim.issueId);
  await issueAndRender(world, order.orderId);
  const second = await theDocument(buyer, order.orderId, 'order_issue');
  expect(second).toMatchObject({ version: 2, replaces: first.number });
  const settled = await wordsOf(await download(world, buyer, second.documentId));
  expect(settled.text).toContain('₹2,000.00');
  const types = (await buyer.call(listDocuments, { query: { orderId: order.orderId } })).records.map(
    ({ type }) => type,
  );
  expect(types).toContain('direct_invoicing_packing_list');
});
