/** The sandbox's checkout for browsers. A form is read as multipart, because nothing but JSON and multipart is. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import { withAnswer } from '../return-url.ts';
import { CHECKOUT_CSS, CHECKOUT_PATH, checkoutPage, paidPage, unknownOrderPage } from './checkout-page.ts';
import { WEBHOOK_BEHAVIOURS } from './queue-webhooks.ts';
import { findOrder } from './sandbox.store.ts';
import type { SandboxServices } from './sandbox-services.ts';
import { paidAnswer, SANDBOX_METHODS, SANDBOX_OUTCOMES, simulateCheckout } from './simulate-checkout.ts';

const FORM_LIMITS = { limits: { files: 0, fields: 3, fieldSize: 40, parts: 3 } };

const choice = z.strictObject({
  method: z.enum(SANDBOX_METHODS),
  outcome: z.enum(SANDBOX_OUTCOMES),
  webhooks: z._default(z.enum(WEBHOOK_BEHAVIOURS), 'prompt'),
});

export function installSandboxCheckout(app: FastifyInstance, services: SandboxServices): void {
  const config = { bulkhead: 'vital' } as const;

  app.get(`${CHECKOUT_PATH}/page.css`, async (_req, reply) => reply.type('text/css').send(CHECKOUT_CSS));

  app.get(`${CHECKOUT_PATH}/:orderId`, { config }, async (req, reply) => {
    const order = await findOrder(services.db, orderIdOf(req));
    const answer = order && (await paidAnswer(services, services.db, order.provider_order_id));
    if (answer) return sendPage(reply, paidPage(order, withAnswer(order.return_url, answer)));
    if (!order || order.closed_at) return sendPage(reply.code(404), unknownOrderPage());
    return sendPage(reply, checkoutPage(order));
  });

  app.post(`${CHECKOUT_PATH}/:orderId`, { config }, async (req, reply) => {
    const chosen = choice.parse(await readForm(req));
    const played = await simulateCheckout(services, { providerOrderId: orderIdOf(req), ...chosen });
    if (!played) return sendPage(reply.code(404), unknownOrderPage());
    return reply.header('cache-control', 'no-store').redirect(played.returnTo, 303);
  });
}

function orderIdOf(req: FastifyRequest): string {
  return (req.params as { orderId: string }).orderId;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

async function readForm(req: FastifyRequest): Promise<Record<string, unknown>> {
  if (!req.isMultipart()) throw new PlumbingError('unsupported_media_type');
  const fields: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of req.parts(FORM_LIMITS))
      if (part.type === 'field') fields[part.fieldname] = part.value;
  } catch {
    throw new PlumbingError('invalid_input', { fields: { form: 'This form cannot be read.' } });
  }
  return fields;
}
