/** Sockets whose request is not all there yet: an address may have only so many, and none of them for long. */
import { BlockList, isIP, type Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, networkOfRequest } from './caller.ts';

const PER_ADDRESS = 256;
const LONGEST_MS = 20_000;
const SWEEP_MS = 1000;

/**
 * When an address has too many, its oldest end: whoever opens sockets to let them hang loses those, while people
 * behind the same address go on. A proxy stands for many people, so only the bodies of its requests count, each for
 * the address it names.
 */
export function limitUnfinishedRequests(app: FastifyInstance, proxyRanges: readonly string[]): void {
  const proxies = blockListOf(proxyRanges);
  const unfinished = unfinishedSockets();

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (!isListed(proxies, remoteAddress)) unfinished.add(socket, networkOf(remoteAddress));
    socket.once('close', () => unfinished.delete(socket));
  });
  app.addHook('onRequest', (req, _reply, done) => {
    const { socket } = req.raw;
    unfinished.delete(socket);
    if (hasBody(req)) unfinished.add(socket, networkOfRequest(req), isFile(req) ? 'untimed' : 'timed');
    done();
  });
  app.addHook('preHandler', (req, _reply, done) => {
    // A file is read by its handler, which has a lowest speed for it; until then it counts.
    if (!isFile(req)) unfinished.delete(req.raw.socket);
    else req.raw.once('end', () => unfinished.delete(req.raw.socket));
    done();
  });
  // Refused before its body was read: the rest has as long to come as any body.
  app.addHook('onResponse', (req, _reply, done) => {
    const { socket, complete } = req.raw;
    unfinished.delete(socket);
    if (complete === false) unfinished.add(socket, networkOfRequest(req));
    done();
  });
  const sweep = setInterval(() => unfinished.endOlderThan(LONGEST_MS), SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isFile({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}

export function unfinishedSockets() {
  const addressOf = new Map<Socket, { address: string; since: number; isTimed: boolean }>();
  const byAddress = new Map<string, Set<Socket>>();

  function add(socket: Socket, address: string, time: 'timed' | 'untimed' = 'timed'): void {
    const sockets = byAddress.get(address) ?? new Set();
    byAddress.set(address, sockets.add(socket));
    addressOf.set(socket, { address, since: performance.now(), isTimed: time === 'timed' });
    const [oldest] = sockets;
    if (sockets.size > PER_ADDRESS) oldest?.destroy();
  }

  function remove(socket: Socket): void {
    const address = addressOf.get(socket)?.address;
    if (address === undefined) return;
    addressOf.delete(socket);
    const sockets = byAddress.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) byAddress.delete(address);
  }

  function endOlderThan(ms: number): void {
    const begunBefore = performance.now() - ms;
    // In the order they began, so the first young one ends the search.
    for (const [socket, { since, isTimed }] of addressOf) {
      if (since > begunBefore) return;
      if (isTimed) socket.destroy();
    }
  }
  return { add, delete: remove, endOlderThan };
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isListed(list: BlockList, address: string): boolean {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
