import { sendQuoteMessageAsStaff as messageContract } from '#contract/customer/request-messages.ts';
import * as contract from '#contract/staff/quotes.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { refuseCounterOffer } from './counter/refuse-counter-offer.ts';
import { listQuotesForStaff } from './list-quotes.ts';
import { previewQuote } from './preview-quote.ts';
import { sendQuoteMessageAsStaff } from './quote-messages.ts';
import { reviseQuote } from './revise-quote.ts';
import { submitQuote } from './submit-quote.ts';
import { viewQuoteForStaff } from './view-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteStaffRoutes(register: Register, parts: Parts): void {
  register(contract.listQuotesForStaff, ({ params }) => listQuotesForStaff(parts, parts.db, params.fabId));
  register(contract.submitQuote, ({ params: { fabId }, body }, { actor: by, transact }) => {
    const { supplierId, ...form } = body;
    return transact(async (tx) =>
      viewQuoteForStaff(parts, tx, await submitQuote(parts, tx, { fabId, supplierId, form, by })),
    );
  });
  register(contract.previewQuote, ({ params: { fabId }, body }) =>
    previewQuote(parts, parts.db, fabId, body),
  );
  register(
    contract.reviseQuote,
    ({ params: { quoteId }, body: { version: seen, ...form } }, { actor: by, transact }) =>
      transact(async (tx) => {
        await reviseQuote(parts, tx, { quoteId, form, by, seen });
        return viewQuoteForStaff(parts, tx, quoteId);
      }),
  );
  register(contract.withdrawQuote, ({ params: { quoteId } }, { actor: by, transact }) =>
    transact(async (tx) => {
      await withdrawQuote(parts, tx, { quoteId, by });
      return viewQuoteForStaff(parts, tx, quoteId);
    }),
  );
  register(contract.refuseCounterOffer, ({ params: { quoteId }, body }, { actor: by, transact }) =>
    transact(async (tx) => {
      await refuseCounterOffer(parts, tx, { quoteId, ...body, by });
      return viewQuoteForStaff(parts, tx, quoteId);
    }),
  );
  register(messageContract, ({ params: { quoteId }, body }, { actor: by, transact }) =>
    transact((tx) => sendQuoteMessageAsStaff(parts, tx, { quoteId, ...body, by })),
  );
}
