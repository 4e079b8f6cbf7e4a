import * as contract from '#contract/customer/quotes.ts';
import * as messages from '#contract/customer/request-messages.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { approveQuote } from './approve-quote.ts';
import { askFreight } from './ask-freight.ts';
import { askRenewal } from './ask-renewal.ts';
import { counterQuote } from './counter/counter-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { listQuotes } from './list-quotes.ts';
import { readQuoteMemory } from './memory/read-quote-memory.ts';
import { listQuoteMessages, sendQuoteMessage } from './quote-messages.ts';
import { readQuote } from './read-quote.ts';
import { readQuoteAdditional } from './read-quote-additional.ts';
import { viewQuote } from './view-quote.ts';

export function quoteRoutes(register: Register, services: Services): void {
  readingRoutes(register, services);
  decidingRoutes(register, services);
}

function readingRoutes(register: Register, services: Services): void {
  register(contract.listQuotes, ({ params }, { actor }) =>
    listQuotes(services, services.db, actor, params.fabId),
  );
  register(contract.readQuote, ({ params }, { actor, transact }) =>
    transact((tx) => readQuote(services, tx, actor, params)),
  );
  register(contract.readQuoteAdditional, ({ params }, { actor }) =>
    readQuoteAdditional(services, services.db, actor, params),
  );
  register(contract.readQuoteMemory, ({ query }, { actor }) =>
    readQuoteMemory(services, services.db, actor, query),
  );
  register(messages.listQuoteMessages, ({ params }, { actor }) =>
    listQuoteMessages(services.db, actor, params.quoteId),
  );
}

function decidingRoutes(register: Register, services: Services): void {
  register(contract.approveQuote, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await approveQuote(services, tx, actor, { quoteId, ...body });
      return viewQuote(services, tx, actor, quoteId);
    }),
  );
  register(contract.declineQuote, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await declineQuote(services, tx, actor, { quoteId, ...body });
      return viewQuote(services, tx, actor, quoteId);
    }),
  );
  register(contract.counterQuote, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await counterQuote(services, tx, actor, { quoteId, ...body });
      return viewQuote(services, tx, actor, quoteId);
    }),
  );
  register(contract.renewQuote, ({ params: { quoteId } }, { actor, transact }) =>
    transact(async (tx) => {
      await askRenewal(services, tx, actor, { quoteId });
      return viewQuote(services, tx, actor, quoteId);
    }),
  );
  register(contract.askQuoteFreight, ({ params: { quoteId } }, { actor, transact }) =>
    transact(async (tx) => {
      await askFreight(services, tx, actor, { quoteId });
      return viewQuote(services, tx, actor, quoteId);
    }),
  );
  register(messages.sendQuoteMessage, ({ params: { quoteId }, body }, { actor, transact }) =>
    transact((tx) => sendQuoteMessage(services, tx, actor, { quoteId, ...body })),
  );
}
