/** The least a React page can be, built and served like ours: what every figure of a screen is compared with. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

/** Inside the project, because the page takes React from our own node_modules. */
const FOLDER = fileURLToPath(new URL('../../dist/bare-react', import.meta.url));

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare React</title></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;

const SCRIPT = `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [typed, setTyped] = useState('');
  return createElement('main', null, createElement('h1', null, 'Sign in'),
    createElement('p', null, 'One page, one field, one button: as little as an app can be.'),
    createElement('input', { 'aria-label': 'Mobile number', value: typed, onChange: (e) => setTyped(e.target.value) }),
    createElement('button', null, 'Send code'));
}
createRoot(document.getElementById('root')).render(createElement(Page));`;

const KINDS: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

export type BareReact = { url: string; close(): Promise<void> };

export async function openBareReact(): Promise<BareReact> {
  await mkdir(join(FOLDER, 'source'), { recursive: true });
  await writeFile(join(FOLDER, 'source/index.html'), PAGE);
  await writeFile(join(FOLDER, 'source/main.js'), SCRIPT);
  await build({
    root: join(FOLDER, 'source'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: join(FOLDER, 'built'), emptyOutDir: true, target: 'es2022' },
  });
  const server = createServer(async (request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const content = await readFile(join(FOLDER, 'built', name)).catch(() => null);
    if (!content) return response.writeHead(404).end();
    const kind = KINDS[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': kind, 'content-encoding': 'br' });
    return response.end(await promisify(brotliCompress)(content));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(FOLDER, { recursive: true, force: true });
    },
  };
}
