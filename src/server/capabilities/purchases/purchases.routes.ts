import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '#contract/fields.ts';
import * as contract from '#contract/supplier/papers.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { openMillPaper } from './mill-paper-link.ts';
import { acceptMillOrder, listMillPapers } from './mill-papers.ts';

/** For the mills themselves. */
export function purchaseRoutes(register: Register, services: Services): void {
  register(contract.listMillPapers, (_input, { actor }) => listMillPapers(services, services.db, actor));
  register(contract.acceptMillOrder, ({ params }, { actor, transact }) =>
    transact(async (tx) => {
      await acceptMillOrder(services, tx, actor, params.purchaseId);
      return listMillPapers(services, tx, actor);
    }),
  );
}

const linkQuery = z.object({
  n: id,
  e: z.coerce.number().check(z.int()),
  s: z.string().check(z.maxLength(100)),
});

/** Opened by the browser itself, so it carries its proof in the address. */
export function millPaperDownload(app: FastifyInstance, services: Services): void {
  app.get('/download/mill-papers/:purchaseId', async (req, reply) => {
    const { purchaseId } = req.params as { purchaseId: string };
    const query = linkQuery.safeParse(req.query);
    if (!query.success || !z.safeParse(id, purchaseId).success) throw new Refusal('link_ended');
    const { n: sessionId, e: ends, s: signature } = query.data;
    const file = await openMillPaper(services, { purchaseId, sessionId, ends, signature });
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=240')
      .send(file.content);
  });
}
