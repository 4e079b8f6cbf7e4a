/**
 * A node that is about to end says that it is not ready, and goes on serving until its balancer has noticed: nobody is
 * sent to a closed door. Meanwhile each answer ends its connection, so that the next call goes elsewhere.
 */
import type { FastifyInstance } from 'fastify';

export type Leaving = { isLeaving(): boolean; begin(): void };

export function openLeaving(): Leaving {
  let hasBegun = false;
  return {
    isLeaving: () => hasBegun,
    begin() {
      hasBegun = true;
    },
  };
}

export function installLeaving(app: FastifyInstance, { isLeaving }: Leaving): void {
  app.addHook('onRequest', (_req, reply, done) => {
    if (isLeaving()) reply.header('connection', 'close');
    done();
  });
}
