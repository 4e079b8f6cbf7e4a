/** Pages of the demo show codes and chats of everybody: only the machine the server runs on may open them. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy or tunnel on this machine speaks for somebody far away, and says so. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via'] as const;

export function isFromThisMachine(req: FastifyRequest): boolean {
  const isPassedOn = PASSED_ON.some((header) => req.headers[header] !== undefined);
  return !isPassedOn && LOOPBACK.test(req.socket.remoteAddress ?? '') && LOOPBACK.test(req.ip);
}

/** A page from elsewhere, open in a browser of this machine, writes nothing here. */
export function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
