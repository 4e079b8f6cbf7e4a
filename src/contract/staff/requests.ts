/** The desk's side of requests: the queue, suppliers to ask, and what cannot be served. */
import * as z from 'zod/mini';
import { fabricRequest, listRequestHistory, requestCard } from '#contract/customer/requests.ts';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, text, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { listOf, money, paging, paragraph, statusChoice } from '#contract/record-fields.ts';
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { MOST_CONTACTS } from '#domain/requests/supplier-contacts.ts';
import { MARKETS } from '#domain/shared/market.ts';

const roles = ['desk', 'owner'] as const;
const params = z.strictObject({ fabId: id });
const SUBMITTED_CODES = Object.values<number>(REQUEST_STATUS_CODE).filter((code) => code >= 2);

const REQUEST_COLUMNS = [
  'submitted',
  'required',
  'number',
  'company',
  'market',
  'quality',
  'quantity',
  'status',
  'quotes',
  'best',
] as const;
export type RequestColumn = (typeof REQUEST_COLUMNS)[number];
export const REQUEST_SORTS = REQUEST_COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export type RequestSort = (typeof REQUEST_SORTS)[number];

const buyer = z.object({
  brandId: id,
  company: z.string(),
  contactName: z.string(),
  market: z.enum(MARKETS),
  /** Where the days of the buyer end. */
  timeZone: z.string(),
});

const categories = z
  .array(z.enum(Object.keys(FABRIC_CATEGORY_CODE) as [FabricCategory, ...FabricCategory[]]))
  .check(z.minLength(1, problem('supplier_categories_missing')));

const contact = z.strictObject({
  name: textInput(80),
  phone: z.nullable(textInput(20)),
  email: z.nullable(textInput(254)),
  whatsapp: z.nullable(textInput(20)),
});

const supplierFields = {
  name: text(120, problem('supplier_name_missing')),
  alias: text(60, problem('supplier_alias_missing')),
  city: text(80, problem('supplier_city_missing')),
  stateCode: z.string().check(z.regex(/^[0-9]{2}$/, problem('supplier_state_missing'))),
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  onTimePercent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  ordersDone: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  msmeClass: z.nullable(z.enum(['micro', 'small', 'medium'])),
  fabricCategories: categories,
  isActive: z.boolean(),
  /** Under which the mill pays tax in its state. */
  gstin: z._default(z.nullable(textInput(20)), null),
  /** Whom to call, in this order. */
  contacts: z._default(z.array(contact).check(z.maxLength(MOST_CONTACTS)), []),
};

const supplierMessage = z.object({
  messageId: id,
  channel: z.enum(['email', 'whatsapp', 'sms']),
  contact: z.string(),
  /** Waiting, being sent, sent, given up, or perhaps arrived. */
  state: z.enum(['waiting', 'sending', 'sent', 'dead', 'in_doubt']),
  sentAt: z.nullable(instant),
});
export type SupplierMessage = z.output<typeof supplierMessage>;

export const supplier = z.object({ supplierId: id, ...supplierFields, revision: z.int() });
export type Supplier = z.output<typeof supplier>;

export const DESK_MOVES = ['quote', 'invite', 'ask', 'close'] as const;
export type DeskMove = (typeof DESK_MOVES)[number];

const invitation = z.object({
  supplier,
  invitedAt: instant,
  hasQuoted: z.boolean(),
  /** What was sent; empty where the mill has no contact. */
  messages: z.array(supplierMessage),
});

export const staffRequest = z.extend(fabricRequest, {
  buyer,
  targetRate: z.nullable(money),
  invitations: z.array(invitation),
  /** What the desk may do with it now. */
  deskMoves: z.array(z.enum(DESK_MOVES)),
});
export type StaffRequest = z.output<typeof staffRequest>;

export const listRequestsForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/fabrics/',
  access: 'staff',
  summary: 'Submitted requests of all buyers, those that wait longest first',
  query: z.strictObject({
    /** Of 2 to 13; without it, what waits for quotes. */
    status: z._default(statusChoice(SUBMITTED_CODES), [REQUEST_STATUS_CODE.quote_requested]),
    /** Number, purchase order, cloth, company or a supplier who quoted. */
    q: z.optional(textInput(80)),
    market: z.optional(z.enum(MARKETS, problem('request_market_unknown'))),
    /** By a column; with a minus the other way round. */
    sort: z._default(
      z.enum(REQUEST_SORTS as [RequestSort, ...RequestSort[]], problem('request_sort_unknown')),
      'submitted',
    ),
    ...paging,
  }),
  reply: listOf(z.extend(requestCard, { buyer })),
});

export const readRequestForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/fabrics/:fabId/',
  access: 'staff',
  summary: 'One submitted request with its buyer and the suppliers that were asked',
  params,
  reply: staffRequest,
});

export const listRequestHistoryForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/fabrics/:fabId/history/',
  access: 'staff',
  summary: 'What happened to a request and its quotes, newest first, as the buyer reads it',
  params,
  query: z.strictObject(paging),
  reply: listRequestHistory.reply,
});

export const inviteSuppliers = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/invitations/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Ask suppliers to quote; those already asked stay asked',
  params,
  body: z.strictObject({
    supplierIds: z.array(id).check(z.minLength(1, problem('request_supplier_missing')), z.maxLength(50)),
  }),
  reply: staffRequest,
});

export const markUnserviceable = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/unserviceable/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Say that no supplier can serve a request, and why',
  params,
  body: z.strictObject({ reason: paragraph(500, problem('request_unserviceable_reason_missing')) }),
  reply: staffRequest,
});

export const uploadFileForRequest = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/uploads/',
  access: 'staff',
  roles,
  multipart: true,
  rateLimit: { perAddressPerHour: 600 },
  summary: 'One file for a quote of this request, as multipart/form-data (field `file`)',
  params,
  reply: z.omit(storedFile, { url: true, thumbnailUrl: true }),
});

export const listSuppliers = defineEndpoint({
  method: 'GET',
  path: '/apidesk/suppliers/',
  access: 'staff',
  summary: 'All suppliers by name',
  reply: z.array(supplier),
});

const supplierRecord = z.extend(supplier, {
  /** At which its own quotes reach buyers without the desk; null: the desk publishes them. */
  ownMarginPercent: z.nullable(z.string()),
  /** What it reports of its orders goes into the plan without a look. */
  reportsDirectly: z.boolean(),
  /** The newest first. */
  invitations: z.array(
    z.object({
      fabId: id,
      number: z.string(),
      quality: z.string(),
      invitedAt: instant,
      hasQuoted: z.boolean(),
      messages: z.array(supplierMessage),
    }),
  ),
});
export type SupplierRecord = z.output<typeof supplierRecord>;

export const readSupplier = defineEndpoint({
  method: 'GET',
  path: '/apidesk/suppliers/:supplierId/',
  access: 'staff',
  summary: 'One supplier with its contacts, and what it was asked to quote for',
  params: z.strictObject({ supplierId: id }),
  reply: supplierRecord,
});

export const sendSupplierMessageAgain = defineEndpoint({
  method: 'POST',
  path: '/apidesk/supplier-messages/:messageId/send/',
  access: 'staff',
  roles,
  summary: 'Send an invitation once more that was given up or may not have arrived',
  params: z.strictObject({ messageId: id }),
  body: z.strictObject({}),
  reply: success,
});

export const addSupplier = defineEndpoint({
  method: 'POST',
  path: '/apidesk/suppliers/',
  access: 'staff',
  roles,
  idempotent: true,
  summary: 'Add a supplier',
  body: z.strictObject(supplierFields),
  reply: supplier,
});

export const changeSupplier = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/suppliers/:supplierId/',
  access: 'staff',
  roles,
  summary: 'Change a supplier; quotes already sent keep the face the supplier has now',
  params: z.strictObject({ supplierId: id }),
  body: z.strictObject({
    ...supplierFields,
    /** The one the change was made on; absent: whatever it is now. */
    revision: z.optional(z.int()),
  }),
  reply: supplier,
});
