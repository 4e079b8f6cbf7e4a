/**
 * For every id that may stand in a path: how its owner comes to have one. The access table then calls with it as
 * somebody else. A new kind of id needs a line here, else the table says so.
 */
import { addAddress } from '#contract/customer/addresses.ts';
import { listSessions } from '#contract/customer/auth.ts';
import { inviteColleague } from '#contract/customer/colleagues.ts';
import { requestDocument, shareDocument } from '#contract/customer/documents.ts';
import { addLinkApprover } from '#contract/customer/link-approvers.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { createPaymentLink, createPaymentOrder, listPaymentLinks } from '#contract/customer/payments.ts';
import { sendStepUpCode, verifyStepUpCode } from '#contract/customer/step-up.ts';
import { requestSwatch } from '#contract/customer/swatches.ts';
import { addGstNumber } from '#contract/customer/tax-numbers.ts';
import { uploadFile } from '#contract/customer/uploads.ts';
import { sendSwatch } from '#contract/staff/swatches.ts';
import { anIssueOf } from '#tests/support/data/issues.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';
import { aQuality, aStockOrder } from '#tests/support/data/orders.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { aSampleOf } from '#tests/support/data/production.ts';
import { aQuotedRequest } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { type CustomerVisitor, someIdentity, type World } from '#tests/support/server/world.ts';

type Acquire = (owner: CustomerVisitor, world: World) => Promise<string>;

export const FOREIGN_RECORDS: Readonly<Record<string, Acquire>> = {
  customerId: async ({ customer }) => customer.customerId,
  addressId: async ({ call }) => (await call(addAddress, { body: MILL_ADDRESS })).addressId,
  gstId: async (owner, world) => {
    await stepUp(owner, world);
    return (await owner.call(addGstNumber, { body: { gstin: '27AAPFU0939F1ZV' } })).gstId;
  },
  invitationId: async (owner, world) => {
    await stepUp(owner, world);
    const { address } = someIdentity();
    const body = { name: 'Nisha Rao', address, roles: ['buyer' as const], limit: '' };
    return (await owner.call(inviteColleague, { body })).invitationId;
  },
  approverId: async (owner, world) => {
    await stepUp(owner, world);
    const { address } = someIdentity();
    const body = { name: 'Ramesh Shah', address, limit: '' };
    return (await owner.call(addLinkApprover, { body })).approverId;
  },
  sessionId: async ({ call }) => (await call(listSessions, {}))[0]?.sessionId ?? '',
  fabId: async (owner) => (await aSubmittedRequest(owner)).fabId,
  quoteId: async (owner, world) => (await aQuotedRequest(owner, await world.asStaff())).quoteId,
  orderId: async (owner, world) => (await aStockOrder(owner, world)).orderId,
  paymentOrderId: async (owner, world) => {
    const { orderId } = await aStockOrder(owner, world);
    const body = { orderId, instalment: 1, method: 'card' } as const;
    return (await owner.call(createPaymentOrder, { body })).paymentOrderId;
  },
  linkId: async (owner, world) => {
    const { orderId } = await aStockOrder(owner, world);
    const body = { orderId, instalment: 1, method: 'card' } as const;
    const { paymentOrderId } = await owner.call(createPaymentOrder, { body });
    await owner.call(createPaymentLink, { params: { paymentOrderId }, body: {} });
    return (await owner.call(listPaymentLinks, {}))[0]?.linkId ?? '';
  },
  documentId: aDocument,
  shareId: async (owner, world) => {
    const documentId = await aDocument(owner, world);
    return (await owner.call(shareDocument, { params: { documentId }, body: {} })).shareId;
  },
  notificationId: async (owner, world) => {
    await aQuotedRequest(owner, await world.asStaff());
    return (await owner.call(listNotifications, { query: {} })).records[0]?.notificationId ?? '';
  },
  swatchId: async (owner, world) => {
    const { fabId } = await aQuality(world);
    const { addressId } = await owner.call(addAddress, { body: MILL_ADDRESS });
    return (await owner.call(requestSwatch, { body: { fabId, addressId } })).swatchId;
  },
  paperId: async (owner, world) => {
    const addressId = (await owner.call(addAddress, { body: MILL_ADDRESS })).addressId;
    const { fabId } = await aQuality(world);
    const { swatchId } = await owner.call(requestSwatch, { body: { fabId, addressId } });
    const desk = await world.asStaff();
    const body = { courier: 'Blue Dart', trackingNumber: 'BD 4711' };
    const { papers } = await desk.call(sendSwatch, { params: { swatchId }, body });
    return papers[0]?.paperId ?? '';
  },
  sampleId: (owner, world) => aSampleOf(owner, world),
  issueId: (owner, world) => anIssueOf(owner, world),
  fileId: async ({ inject }) => {
    const answer = await inject({
      method: 'POST',
      url: uploadFile.path,
      ...multipartFile('order.pdf', PLAIN_PDF),
    });
    return (answer.json() as { data: { fileId: string } }).data.fileId;
  },
};

async function aDocument(owner: CustomerVisitor, world: World): Promise<string> {
  const { orderId } = await aStockOrder(owner, world);
  return (await owner.call(requestDocument, { body: { orderId, type: 'proforma_invoice' } })).documentId;
}

/** Sensitive changes ask for a fresh code. */
async function stepUp({ call, customer }: CustomerVisitor, world: World): Promise<void> {
  await call(sendStepUpCode, {});
  await call(verifyStepUpCode, { body: { otp: await world.codeSentTo(customer.address) } });
}

/** Look-ups by a public code or name belong to nobody. */
export const OF_NOBODY: ReadonlySet<string> = new Set(['pincode', 'code', 'policy', 'version']);

const MILL_ADDRESS = {
  label: 'Mill',
  ownership: 'own' as const,
  line1: '12 Weaver Street',
  city: 'New Delhi',
  district: 'Central Delhi',
  stateCode: '07',
  pincode: '110001',
  contactName: 'Asha Verma',
  contactPhone: '9876543210',
};
