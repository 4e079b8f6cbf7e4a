import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import * as contract from '#contract/customer/uploads.ts';
import { id } from '#contract/fields.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { openByLink, readFileLink } from './read-file.ts';
import { readOneFile } from './read-one-file.ts';
import { storeFile } from './store-file.ts';

type IsSessionOpen = (sessionId: string) => Promise<boolean>;

export function uploadRoutes(register: Register, services: Services, isSessionOpen: IsSessionOpen): void {
  register(contract.uploadFile, async (_input, { actor, reply }) => {
    const file = await readOneFile(reply.request);
    // The body may have taken long: who was signed out meanwhile brings nothing any more.
    if (!(await isSessionOpen(actor.sessionId)) || actor.tokenEndsAt <= services.clock.now())
      throw new PlumbingError('unauthenticated');
    return storeFile(services, actor, file);
  });

  register(contract.readFileLink, ({ params }, { actor }) => readFileLink(services, actor, params.fileId));
}

const linkQuery = z.object({
  v: z.enum(['original', 'thumbnail']),
  b: id,
  n: id,
  e: z.coerce.number().check(z.int()),
  s: z.string().check(z.maxLength(100)),
});

/** Opened by the browser itself, as a picture or a download, so it carries its proof in the address. */
export function fileDownload(app: FastifyInstance, services: Services, isSessionOpen: IsSessionOpen): void {
  app.get('/download/files/:fileId', async (req, reply) => {
    const { fileId } = req.params as { fileId: string };
    const query = linkQuery.safeParse(req.query);
    if (!query.success || !z.safeParse(id, fileId).success) throw new Refusal('link_ended');
    const { v: variant, b: brandId, n: sessionId, e: ends, s: signature } = query.data;
    const file = await openByLink(services, isSessionOpen, {
      fileId,
      brandId,
      sessionId,
      variant,
      ends,
      signature,
    });
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=240')
      .send(file.content);
  });
}
