import * as contract from '#contract/customer/quotes.ts';
import * as messages from '#contract/customer/request-messages.ts';
import { changeRequest, closeRequest as closeContract } from '#contract/customer/requests.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { viewRequest } from '../requests/view-request.ts';
import { approveQuote } from './approve-quote.ts';
import { askFreight } from './ask-freight.ts';
import { askRenewal } from './ask-renewal.ts';
import { closeRequest } from './close-request.ts';
import { counterQuote } from './counter/counter-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { editSpecifications } from './edit-specifications.ts';
import { listQuotes } from './list-quotes.ts';
import { readQuoteMemory } from './memory/read-quote-memory.ts';
import { listQuoteMessages, sendQuoteMessage } from './quote-messages.ts';
import { readQuote } from './read-quote.ts';
import { readQuoteAdditional } from './read-quote-additional.ts';
import { viewQuote } from './view-quote.ts';

export function quoteRoutes(register: Register, parts: Parts): void {
  readingRoutes(register, parts);
  decidingRoutes(register, parts);
  requestRoutesWithQuotes(register, parts);
}

function readingRoutes(register: Register, parts: Parts): void {
  register(contract.listQuotes, ({ params }, { actor }) => listQuotes(parts, parts.db, actor, params.fabId));
  register(contract.readQuote, ({ params }, { actor, transact }) =>
    transact((tx) => readQuote(parts, tx, actor, params)),
  );
  register(contract.readQuoteAdditional, ({ params }, { actor }) =>
    readQuoteAdditional(parts, parts.db, actor, params),
  );
  register(contract.readQuoteMemory, ({ query }, { actor }) =>
    readQuoteMemory(parts, parts.db, actor, query),
  );
  register(messages.listQuoteMessages, ({ params }, { actor }) =>
    listQuoteMessages(parts.db, actor, params.quoteId),
  );
}

function decidingRoutes(register: Register, parts: Parts): void {
  register(contract.approveQuote, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await approveQuote(parts, tx, actor, { quoteId, ...body });
      return viewQuote(parts, tx, actor, quoteId);
    }),
  );
  register(contract.declineQuote, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await declineQuote(parts, tx, actor, { quoteId, ...body });
      return viewQuote(parts, tx, actor, quoteId);
    }),
  );
  register(contract.counterQuote, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await counterQuote(parts, tx, actor, { quoteId, ...body });
      return viewQuote(parts, tx, actor, quoteId);
    }),
  );
  register(contract.renewQuote, ({ params: { quoteId } }, { actor, transact }) =>
    transact(async (tx) => {
      await askRenewal(parts, tx, actor, { quoteId });
      return viewQuote(parts, tx, actor, quoteId);
    }),
  );
  register(contract.askQuoteFreight, ({ params: { quoteId } }, { actor, transact }) =>
    transact(async (tx) => {
      await askFreight(parts, tx, actor, { quoteId });
      return viewQuote(parts, tx, actor, quoteId);
    }),
  );
  register(messages.sendQuoteMessage, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact((tx) => sendQuoteMessage(parts, tx, actor, { quoteId, ...body })),
  );
}

/** Changes of a request that its quotes feel. */
function requestRoutesWithQuotes(register: Register, parts: Parts): void {
  register(changeRequest, ({ params, body }, { actor, transact }) =>
    transact((tx) => editSpecifications(parts, tx, actor, params.fabId, body)),
  );
  register(closeContract, ({ params: { fabId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await closeRequest(parts, tx, actor, { fabId, ...body });
      return viewRequest(parts, tx, actor, fabId);
    }),
  );
}
