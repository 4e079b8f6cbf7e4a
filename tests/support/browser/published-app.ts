/** The built web app on a small server of its own, which can publish the next build while pages are open. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const BUILT = 'dist/web';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** A screen that is not open in the tests, so that only its name tells the builds apart. */
const CHANGED = /app-link-screen-[\w-]+?(?=\.js)/g;

/** As the service worker carries it. */
const BUILD_NAME = /(?<=[`}])[0-9a-f]{16}(?=`)/;

export type PublishedApp = {
  url: string;
  /** Another build takes the place of the one before, whose files are gone from the server. */
  publish: (build: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function publishApp(build: string): Promise<PublishedApp> {
  const root = await mkdtemp(join(tmpdir(), 'selvedge-published-'));
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app.invalid');
    void send(reply, root, pathname);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  await writeBuild(root, build);
  return {
    url: `http://127.0.0.1:${port}`,
    publish: (next) => writeBuild(root, next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function writeBuild(root: string, build: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  await cp(BUILT, root, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(js|html|json)$/.test(name)) continue;
    const text = await readFile(join(root, name), 'utf8');
    const next = text
      .replace(CHANGED, `app-link-screen-${build}`)
      .replace('</head>', `<meta name="build" content="${build}"></head>`)
      .replace(BUILD_NAME, build);
    if (CHANGED.test(name)) await rm(join(root, name));
    await writeFile(join(root, name.replace(CHANGED, `app-link-screen-${build}`)), next);
  }
}

async function send(reply: ServerResponse, root: string, pathname: string): Promise<void> {
  if (pathname === '/config.json') return answer(reply, 200, '.json', '{}');
  const isFile = extname(pathname) !== '';
  const isCall = /^\/(api|live-rate)/.test(pathname);
  if (isCall) return answer(reply, 404, '.json', '{}');
  const file = join(root, isFile ? pathname : 'index.html');
  const content = await readFile(file).catch(() => null);
  return content ? answer(reply, 200, extname(file), content) : answer(reply, 404, '.json', '{}');
}

function answer(reply: ServerResponse, status: number, type: string, content: string | Buffer): void {
  reply.writeHead(status, { 'content-type': TYPES[type] ?? 'text/plain', 'cache-control': 'no-cache' });
  reply.end(content);
}
