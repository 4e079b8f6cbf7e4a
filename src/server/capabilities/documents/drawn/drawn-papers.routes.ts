/** Papers without an order: the statement of account, and the tax papers of swatches. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/customer/account-statement.ts';
import * as swatches from '#contract/customer/swatches.ts';
import * as staff from '#contract/staff/account-statements.ts';
import * as staffSwatches from '#contract/staff/swatches.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findSwatchPaperBrand } from '#server/capabilities/swatches/papers/find-swatch-paper.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { linkEndedPage } from '../download/link-ended-page.ts';
import { openRenderPool } from '../rendering/render-pool.ts';
import { preparePaper, redeemPaper } from './draw-paper.ts';

export function drawnPaperRoutes(register: Register, services: Services): void {
  register(contract.printAccountStatement, ({ body }, { actor, transact }) =>
    transact((tx) => preparePaper(services, tx, actor, { kind: 'statement', ...body })),
  );
  register(staff.printCompanyStatement, ({ params: { brandId }, body }, { actor, transact }) =>
    transact((tx) =>
      preparePaper(services, tx, { brandId, sessionId: actor.sessionId }, { kind: 'statement', ...body }),
    ),
  );
  register(swatches.printSwatchPaper, ({ params: { paperId } }, { actor, transact }) =>
    transact((tx) => preparePaper(services, tx, actor, { kind: 'swatch', paperId })),
  );
  register(staffSwatches.printSwatchPaperForStaff, ({ params: { paperId } }, { actor, transact }) =>
    transact(async (tx) => {
      const holder = {
        brandId: await findSwatchPaperBrand(tx, paperId),
        sessionId: actor.sessionId,
      };
      return preparePaper(services, tx, holder, { kind: 'swatch', paperId });
    }),
  );
}

/** Opened by the browser itself and drawn while it waits, in a thread of its own. */
export function paperDownload(
  app: FastifyInstance,
  services: Services,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
): void {
  const pool = openRenderPool(1);
  app.addHook('onClose', () => pool.close());
  // Looking at the head alone would use the ticket up.
  app.get('/download/papers/:ticket', { exposeHeadRoute: false }, async (req, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    const { ticket } = req.params as { ticket: string };
    try {
      const { name, content } = await redeemPaper(services, pool, isSessionOpen, ticket);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(content);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(410).type('text/html; charset=utf-8').send(linkEndedPage());
    }
  });
}
