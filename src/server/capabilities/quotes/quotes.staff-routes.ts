import * as contract from '#contract/staff/quotes.ts';
import { sendQuoteMessageAsStaff as messageContract } from '#contract/staff/request-messages.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { refuseCounterOffer } from './counter/refuse-counter-offer.ts';
import { listQuotesForStaff } from './list-quotes.ts';
import { previewQuote } from './preview-quote.ts';
import { sendQuoteMessageAsStaff } from './quote-messages.ts';
import { reviseQuote } from './revise-quote.ts';
import { submitQuote } from './submit-quote.ts';
import { viewQuoteForStaff } from './view-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteStaffRoutes(register: Register, services: Services): void {
  register(contract.listQuotesForStaff, ({ params }) =>
    listQuotesForStaff(services, services.db, params.fabId),
  );
  register(contract.submitQuote, ({ params: { fabId }, body }, { actor: by, transact }) => {
    const { supplierId, ...form } = body;
    return transact(async (tx) =>
      viewQuoteForStaff(services, tx, await submitQuote(services, tx, { fabId, supplierId, form, by })),
    );
  });
  register(contract.previewQuote, ({ params: { fabId }, body }) =>
    previewQuote(services, services.db, fabId, body),
  );
  register(
    contract.reviseQuote,
    ({ params: { quoteId }, body: { version: seen, ...form } }, { actor: by, transact }) =>
      transact(async (tx) => {
        await reviseQuote(services, tx, { quoteId, form, by, seen });
        return viewQuoteForStaff(services, tx, quoteId);
      }),
  );
  register(contract.withdrawQuote, ({ params: { quoteId } }, { actor: by, transact }) =>
    transact(async (tx) => {
      await withdrawQuote(services, tx, { quoteId, by });
      return viewQuoteForStaff(services, tx, quoteId);
    }),
  );
  register(contract.refuseCounterOffer, ({ params: { quoteId }, body }, { actor: by, transact }) =>
    transact(async (tx) => {
      await refuseCounterOffer(services, tx, { quoteId, ...body, by });
      return viewQuoteForStaff(services, tx, quoteId);
    }),
  );
  register(messageContract, ({ params: { quoteId }, body }, { actor: by, transact }) =>
    transact((tx) => sendQuoteMessageAsStaff(services, tx, { quoteId, ...body, by })),
  );
}
