/** What a mill that was invited by a link reads and says. The key in the link opens one enquiry for one supplier. */
import * as z from 'zod/mini';
import { codeSent } from '#contract/customer/auth.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, textInput } from '#contract/fields.ts';
import { day, length, paragraph, rate } from '#contract/record-fields.ts';
import { INVITATION_STATES } from '#domain/suppliers/invitation-state.ts';
import { LONGEST_NOTE } from '#domain/suppliers/mill-quote.ts';
import { NO_BID_REASONS } from '#domain/suppliers/no-bid-reason.ts';

const note = z.optional(z.nullable(paragraph(LONGEST_NOTE)));

/** As typed: the domain's own rules say what is wrong, field by field. */
export const millQuoteBody = z.strictObject({
  rate: textInput(40),
  minimum: textInput(40),
  readyDays: textInput(5),
  paymentDays: textInput(5),
  validTill: textInput(10),
  breaks: z
    .array(z.strictObject({ from: textInput(40), rate: textInput(40) }))
    .check(z.maxLength(10, 'Too many price breaks.')),
  deviations: note,
  swatchNote: note,
  photoFileId: z.optional(z.nullable(id)),
  /** Of the cloth that was on the screen. */
  specificationVersion: z.int(),
});

const figures = {
  rate,
  minimum: z.nullable(length),
  readyDays: z.int(),
  paymentDays: z.int(),
  breaks: z.array(z.object({ from: length, rate })),
};

export const ownQuote = z.object({
  ...figures,
  version: z.int(),
  validTill: day,
  deviations: z.nullable(z.string()),
  swatchNote: z.nullable(z.string()),
  hasPhoto: z.boolean(),
  sentAt: instant,
  /** Sent and read by the desk, shown to the buyer, approved, or not chosen. */
  state: z.enum(['with_desk', 'with_buyer', 'approved', 'not_selected', 'outdated']),
});
export type OwnQuote = z.output<typeof ownQuote>;

export const enquiry = z.object({
  number: z.string(),
  supplierName: z.string(),
  state: z.enum(INVITATION_STATES),
  quality: z.string(),
  specificationVersion: z.int(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  colours: z.array(z.object({ colour: z.string(), quantity: z.string() })),
  drawing: z.object({
    weave: z.enum(['plain', 'twill', 'satin', 'other']),
    finish: z.enum(['greige', 'rfd', 'dyed', 'printed', 'yarn-dyed', 'denim']),
    epi: z.int(),
    ppi: z.int(),
    colours: z.array(z.string()),
  }),
  quantity: length,
  requiredBy: z.nullable(day),
  /** The state in India, or the country group abroad. */
  deliveryTo: z.string(),
  isExport: z.boolean(),
  currency: z.enum(['INR', 'USD']),
  /** Today where the quote ends. */
  today: day,
  /** In the buyer's words, without who wrote them and what they would pay. */
  message: z.nullable(z.string()),
  /** The first quote on a device is confirmed by a code. */
  needsCode: z.boolean(),
  quote: z.nullable(ownQuote),
  /** The mill's own figures for a similar cloth. */
  lastQuote: z.nullable(z.object({ ...figures, sentAt: instant })),
  noBidReason: z.nullable(z.enum(NO_BID_REASONS)),
  questions: z.array(z.object({ question: z.string(), askedAt: instant, answer: z.nullable(z.string()) })),
});
export type Enquiry = z.output<typeof enquiry>;

export const openLink = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/open/',
  access: 'public',
  rateLimit: { perAddressPerHour: 120 },
  summary:
    'Exchange the key of a link for a few hours on this device; every key that opens nothing reads alike',
  body: z.strictObject({ key: textInput(200) }),
  reply: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }),
});

export const readEnquiry = defineEndpoint({
  method: 'GET',
  path: '/apisupplier/enquiry/',
  access: 'supplier',
  summary: 'The cloth that is asked for, and what this mill has said to it',
  reply: enquiry,
});

export const sendMillQuote = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/enquiry/quotes/',
  access: 'supplier',
  idempotent: true,
  rateLimit: { perAddressPerHour: 120 },
  summary:
    'Quote, or improve the quote until one is approved; asks for a code on a device that has none confirmed',
  body: millQuoteBody,
  reply: enquiry,
});

export const declineEnquiry = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/enquiry/no-bid/',
  access: 'supplier',
  idempotent: true,
  summary: 'Say that this mill will not quote, and why',
  body: z.strictObject({ reason: z.enum(NO_BID_REASONS, 'Choose a reason.') }),
  reply: enquiry,
});

export const askDesk = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/enquiry/questions/',
  access: 'supplier',
  idempotent: true,
  rateLimit: { perAddressPerHour: 30 },
  summary: 'Ask the desk something about the enquiry',
  body: z.strictObject({ question: paragraph(LONGEST_NOTE, 'Write your question.') }),
  reply: enquiry,
});

export const uploadMillPhoto = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/enquiry/photos/',
  access: 'supplier',
  multipart: true,
  rateLimit: { perAddressPerHour: 30 },
  summary: 'One photo for the quote, as multipart/form-data (field `file`); only the desk sees it',
  reply: z.object({ fileId: id }),
});

export const sendQuoteCode = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/code/send/',
  access: 'supplier',
  rateLimit: { perAddressPerHour: 30 },
  summary: 'Send a code to the number on file',
  body: z.strictObject({}),
  reply: codeSent,
});

export const verifyQuoteCode = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/code/verify/',
  access: 'supplier',
  rateLimit: { perAddressPerHour: 60 },
  summary: 'Confirm this device with the code; later quotes on it ask for none',
  body: z.strictObject({ otp: textInput(10) }),
  reply: success,
});
