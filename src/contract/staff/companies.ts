/** The companies that buy: who they are, who signs in for them, and how much they may owe. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { listOf, money, numericInput, paging, paragraph } from '#contract/record-fields.ts';
import { codeOf } from '#contract/request-fields.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { COMPANY_ROLES } from '#domain/account/company/company-role.ts';
import { VERIFICATION_REVIEWS } from '#domain/account/verification-review.ts';
import { MARKETS } from '#domain/shared/market.ts';

const params = z.strictObject({ brandId: id });

const company = z.object({
  brandId: id,
  name: z.string(),
  market: z.enum(MARKETS),
  city: z.nullable(z.string()),
  /** 0 not available, 1 verified, 2 not verified. */
  verificationStatus: z.literal([0, 1, 2]),
  contactName: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  creditLimit: money,
  creditDays: z.int(),
  openOrders: z.int(),
  since: instant,
});
export type Company = z.output<typeof company>;

export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/apidesk/companies/',
  access: 'staff',
  summary: 'Companies by name, with who signs in for them and their credit',
  query: z.strictObject({ q: z.optional(textInput(80)), ...paging }),
  reply: listOf(company),
});

const note = z.object({ noteId: id, text: z.string(), by: z.string(), at: instant });

const companyRecord = z.extend(company, {
  legalName: z.nullable(z.string()),
  businessType: z.nullable(z.string()),
  /** Of the VAT register of Bangladesh. */
  bin: z.nullable(z.string()),
  referenceCode: z.nullable(z.string()),
  /** The company it goes on as. */
  mergedInto: z.nullable(z.object({ brandId: id, name: z.string() })),
  /** What changed since somebody last looked at the badge. */
  review: z.nullable(z.enum(VERIFICATION_REVIEWS)),
  gstNumbers: z.array(
    z.object({
      gstin: z.string(),
      stateName: z.string(),
      legalName: z.nullable(z.string()),
      /** As the register answered. */
      status: z.nullable(z.string()),
      isChecked: z.boolean(),
      isDefault: z.boolean(),
    }),
  ),
  people: z.array(
    z.object({
      customerId: id,
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      roles: z.array(z.enum(COMPANY_ROLES)),
      /** Null: no limit. */
      limit: z.nullable(money),
      state: z.enum(['active', 'blocked', 'left']),
      since: instant,
      lastSeenAt: z.nullable(instant),
    }),
  ),
  /** Newest first; only staff read them. */
  notes: z.array(note),
  /** The last changes of the account, newest first. */
  history: z.array(z.object({ historyId: id, what: z.string(), who: z.nullable(z.string()), at: instant })),
});
export type CompanyRecord = z.output<typeof companyRecord>;

export const readCompany = defineEndpoint({
  method: 'GET',
  path: '/apidesk/companies/:brandId/',
  access: 'staff',
  summary: 'One company: verification, GST numbers, people, credit, notes and history',
  params,
  reply: companyRecord,
});

export const addCompanyNote = defineEndpoint({
  method: 'POST',
  path: '/apidesk/companies/:brandId/notes/',
  access: 'staff',
  idempotent: true,
  summary: 'Write down what colleagues should know about a company; notes are never changed',
  params,
  body: z.strictObject({ text: paragraph(2000, 'Write a note.') }),
  reply: note,
});

export const grantCompanyCredit = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/companies/:brandId/credit/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  money: 'credit_limit',
  summary:
    'Say how much a company may owe and for how long, above the set sum by two people; the audit trail keeps what it was before',
  params,
  body: z.strictObject({
    /** In the currency of the company's market; 0 ends the credit. */
    limit: numericInput,
    creditDays: codeOf(CREDIT_PERIODS_DAYS, 'Choose 0, 30, 45, 60 or 90 days.'),
    /** What it was when the form was opened. */
    readAt: z.optional(z.strictObject({ limitMinor: z.string(), creditDays: z.int() })),
  }),
  /** What holds now. */
  reply: z.object({ limit: money, creditDays: z.int(), isWaiting: z.boolean() }),
});
