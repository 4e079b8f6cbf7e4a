/** What the desk writes to a buyer about a request or one of its quotes. */
import * as z from 'zod/mini';
import { messageText, requestMessage } from '#contract/customer/request-messages.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';

const ofRequest = { params: z.strictObject({ fabId: id }) };
const ofQuote = { params: z.strictObject({ quoteId: id }) };
const messages = z.array(requestMessage);

export const listRequestMessagesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/fabrics/:fabId/messages/',
  access: 'staff',
  summary: 'All messages of a request and its quotes, oldest first',
  ...ofRequest,
  reply: messages,
});

export const sendRequestMessageAsStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/messages/',
  access: 'staff',
  roles: ['desk', 'owner'],
  idempotent: true,
  summary: 'Write to the buyer about a request',
  ...ofRequest,
  body: messageText,
  reply: requestMessage,
});

export const askForInformation = defineEndpoint({
  method: 'POST',
  path: '/apidesk/fabrics/:fabId/information/',
  access: 'staff',
  roles: ['desk', 'owner'],
  idempotent: true,
  summary: 'Ask the buyer something without which suppliers cannot quote',
  ...ofRequest,
  body: messageText,
  reply: requestMessage,
});

export const sendQuoteMessageAsStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/quotes/:quoteId/messages/',
  access: 'staff',
  roles: ['desk', 'owner'],
  idempotent: true,
  summary: 'Write to the buyer about a quote',
  ...ofQuote,
  body: messageText,
  reply: requestMessage,
});
