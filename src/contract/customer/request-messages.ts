/** What buyer and marketplace write to each other about a request or one of its quotes. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { paragraph } from '#contract/record-fields.ts';

export const MESSAGE_MAX_LENGTH = 2000;

export const requestMessage = z.object({
  messageId: id,
  quoteId: z.nullable(id),
  author: z.enum(['customer', 'staff']),
  /** The person's own name, or the marketplace. */
  authorName: z.string(),
  /** `information`: the desk waits for this answer before it goes on. */
  kind: z.enum(['plain', 'information']),
  text: z.string(),
  sentAt: instant,
});
export type RequestMessage = z.output<typeof requestMessage>;

export const messageText = z.strictObject({
  text: paragraph(MESSAGE_MAX_LENGTH, problem('request_message_missing')),
});
const ofRequest = { params: z.strictObject({ fabId: id }) };
const ofQuote = { params: z.strictObject({ quoteId: id }) };
const messages = z.array(requestMessage);

export const listRequestMessages = defineEndpoint({
  method: 'GET',
  path: '/apifabric/fabrics/:fabId/messages/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Messages about the request as a whole, oldest first',
  ...ofRequest,
  reply: messages,
});

export const sendRequestMessage = defineEndpoint({
  method: 'POST',
  path: '/apifabric/fabrics/:fabId/messages/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  rateLimit: { perAddressPerHour: 600 },
  summary: 'Write to the desk about a request; answers what the desk asked',
  ...ofRequest,
  body: messageText,
  reply: requestMessage,
});

export const listQuoteMessages = defineEndpoint({
  method: 'GET',
  path: '/apifabric/quotes/:quoteId/messages/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Messages about one quote, oldest first',
  ...ofQuote,
  reply: messages,
});

export const sendQuoteMessage = defineEndpoint({
  method: 'POST',
  path: '/apifabric/quotes/:quoteId/messages/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  rateLimit: { perAddressPerHour: 600 },
  summary: 'Write to the supplier behind a quote',
  ...ofQuote,
  body: messageText,
  reply: requestMessage,
});
