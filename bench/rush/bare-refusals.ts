/** A server that refuses everybody without a thought: whatever a call takes here, its caller adds. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_req, res) => res.writeHead(503, { 'content-length': 0 }).end());
process.on('message', () => {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    process.send?.((server.address() as AddressInfo).port),
  );
});
