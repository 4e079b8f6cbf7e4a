import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/customer/documents.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { downloadDocument } from './download/download-document.ts';
import { linkEndedPage } from './download/link-ended-page.ts';
import { redeemTicket } from './download/redeem-ticket.ts';
import { findDocument } from './find-document.ts';
import { requestDocument } from './issue/request-document.ts';
import { listDocuments } from './list-documents.ts';
import { openDocument } from './share/open-document.ts';
import { endDocumentShare, listDocumentShares, shareDocument } from './share/share-document.ts';

type IsSessionOpen = (sessionId: string) => Promise<boolean>;

export function documentRoutes(register: Register, services: Services): void {
  register(contract.listDocuments, ({ query }, { actor }) => listDocuments(services, actor, query.orderId));
  register(contract.requestDocument, ({ body }, { actor, transact }) =>
    transact((tx) => requestDocument(services, tx, actor, body)),
  );
  register(contract.downloadDocument, ({ params, body: { format } }, { actor, transact }) =>
    transact(async (tx) =>
      downloadDocument(services, tx, await findDocument(tx, actor.brandId, params.documentId), {
        format,
        holder: actor,
      }),
    ),
  );
  register(contract.listDocumentShares, ({ params }, { actor }) =>
    listDocumentShares(services, actor, params.documentId),
  );
  register(contract.shareDocument, ({ params }, { actor, transact }) =>
    transact((tx) => shareDocument(services, tx, actor, params.documentId)),
  );
  register(contract.endDocumentShare, ({ params }, { actor, transact }) =>
    transact((tx) => endDocumentShare(services, tx, actor, params)),
  );
  register(contract.openDocument, ({ body }, { actor, transact }) =>
    transact((tx) => openDocument(services, tx, actor, body)),
  );
}

/** Opened by the browser itself, so an ended ticket gets a page and not an answer for programs. */
export function ticketDownload(app: FastifyInstance, services: Services, isSessionOpen: IsSessionOpen): void {
  // Looking at the head alone would use the ticket up.
  app.get('/download/:ticket', { exposeHeadRoute: false }, async (req, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    const { ticket } = req.params as { ticket: string };
    try {
      const file = await redeemTicket(services, isSessionOpen, ticket);
      return reply
        .type(file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.content);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(410).type('text/html; charset=utf-8').send(linkEndedPage());
    }
  });
}
