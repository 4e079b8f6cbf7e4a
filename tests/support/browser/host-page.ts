/** A web site that shows the app in a frame, and one that would like to: tiny pages on ports of their own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HostSite = { origin: string; close(): Promise<void> };

/** Opens `?frame=…` in a frame beside a second one for `?neighbour=…`, and writes down every message it gets. */
const HOST_PAGE = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><body><script>
  const { searchParams } = new URL(location.href);
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
  for (const name of ['frame', 'neighbour']) {
    const src = searchParams.get(name);
    if (src) document.body.append(Object.assign(document.createElement('iframe'), { name, src, width: 390, height: 700 }));
  }
</script>`;

export async function openHostSite(): Promise<HostSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(HOST_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
