import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/staff/books.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { linkEndedPage } from '#server/capabilities/documents/download/link-ended-page.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { addBookRule, listBookRules } from './book-rules.ts';
import { confirmReversal, listCreditNotes } from './credit-notes.ts';
import { listExportInvoices } from './export-invoices.ts';
import { prepareBookFile, redeemBookTicket } from './files/prepare-file.ts';
import { listInvoices } from './list-invoices.ts';
import { readReturn } from './read-return.ts';
import { addRemittance, changeRemittance } from './save-remittance.ts';
import { saveShippingBill } from './save-shipping-bill.ts';

export function bookStaffRoutes(register: Register, services: Services): void {
  register(contract.listInvoices, ({ query }) => listInvoices(services, services.db, query));
  register(contract.listCreditNotes, ({ query }) => listCreditNotes(services.db, query));
  register(contract.confirmReversal, ({ params, body }, { actor, transact }) =>
    transact((tx) => confirmReversal(services, tx, actor, { ...params, ...body })),
  );
  register(contract.readReturn, ({ query }) => readReturn(services.db, query));
  register(contract.prepareBookFile, ({ body }, { actor, transact }) =>
    transact((tx) => prepareBookFile(services, tx, actor, body)),
  );
  register(contract.prepareEwayBillFile, ({ params: { dispatchId } }, { actor, transact }) =>
    transact((tx) => prepareBookFile(services, tx, actor, { kind: 'e_way_bill', dispatchId })),
  );
  register(contract.listExportInvoices, ({ query }) => listExportInvoices(services, services.db, query));
  register(contract.saveShippingBill, ({ params, body }, { actor, transact }) =>
    transact((tx) => saveShippingBill(services, tx, actor, { ...params, ...body })),
  );
  register(contract.addRemittance, ({ params, body }, { actor, transact }) =>
    transact((tx) => addRemittance(services, tx, actor, { ...params, ...body })),
  );
  register(contract.changeRemittance, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeRemittance(services, tx, actor, { ...params, ...body })),
  );
  register(contract.listBookRules, () => listBookRules(services, services.db));
  register(contract.addBookRule, ({ body }, { actor, transact }) =>
    transact((tx) => addBookRule(services, tx, actor, body)),
  );
}

/** Opened by the browser itself and written while it is sent. */
export function bookDownload(
  app: FastifyInstance,
  services: Services,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
): void {
  // Looking at the head alone would use the ticket up.
  app.get('/download/books/:ticket', { exposeHeadRoute: false }, async (req, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    const { ticket } = req.params as { ticket: string };
    try {
      const file = await redeemBookTicket(services, isSessionOpen, ticket);
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Readable.from(file.pieces));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(410).type('text/html; charset=utf-8').send(linkEndedPage());
    }
  });
}
