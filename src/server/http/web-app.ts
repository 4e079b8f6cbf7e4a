/** Serves the built web app: hashed files for ever, and for every screen the page that was prerendered for it. */
import { existsSync, readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebConfig } from '#contract/web-config.ts';
import { DOCUMENT_PAGES, PAYMENT_PAGES, pathPattern } from '#contract/web-paths.ts';
import type { Config } from '../config.ts';
import { sendError } from './error-handler.ts';
import { type PageLanguages, pageLanguages } from './page-language.ts';
import { deskPageHeaders, paymentPageHeaders } from './security-headers.ts';

/** The desk is a build of its own with one page for all its screens. */
const DESK_PATH = /^\/desk(\/|$)/;
const DESK_PAGE = 'desk/index.html';
/** So is the page that mills open by a link. */
const SUPPLIER_PATH = /^\/supplier(\/|$)/;
const SUPPLIER_PAGE = 'supplier/index.html';

/** Under names without a hash, and another in every language; the service worker names the files of its own. */
const FILES_BY_LANGUAGE = ['index.html', 'login.html', 'service-worker.js'];

const API_PATH = /^\/(api|apifabric|apiuser|apidesk|apisupplier|live-rate|hooks|download|assets)(\/|$)/;

export function installWebApp(app: FastifyInstance, config: Config, webRoot: string): void {
  app.get('/config.json', async (_req, reply) =>
    reply.header('cache-control', 'no-cache').send(webConfigOf(config)),
  );

  const isBuilt = existsSync(`${webRoot}/index.html`);
  const pageOf = prerenderedPages(webRoot);
  const headersFor = pageHeaders(config);
  const languages = pageLanguages(webRoot);
  if (isBuilt) {
    app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      wildcard: false,
      index: false,
      globIgnore: FILES_BY_LANGUAGE,
      // Names under assets/ carry a hash of their content, so they never change.
      setHeaders: (response, path) =>
        response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
    for (const file of FILES_BY_LANGUAGE.filter((name) => existsSync(`${webRoot}/${name}`)))
      app.get(`/${file}`, (req, reply) => reply.sendFile(languages.fileFor(req, reply, file)));
    installSignInPage(app, languages, existsSync(`${webRoot}/login.html`) ? 'login.html' : 'index.html');
  }
  app.setNotFoundHandler((req, reply) => {
    if (isBuilt && isScreen(req)) {
      reply.headers(headersFor(pathOf(req)));
      return reply.sendFile(languages.fileFor(req, reply, pageOf(pathOf(req))));
    }
    return sendError(reply, 'route_not_found');
  });
}

/** Links to documents are passed on, and may end up where a search engine looks. */
const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' };

/** A provider's window is let in where people pay, and nowhere else; desk and supplier's page are shown in no frame at all. */
function pageHeaders(config: Config): (path: string) => Record<string, string> {
  const forPayments = paymentPageHeaders(config);
  const isAt = (pages: Record<string, string>) => {
    const patterns = Object.values(pages).map(pathPattern);
    return (path: string) => patterns.some((pattern) => pattern.test(path));
  };
  const forDesk = { ...deskPageHeaders(config), ...NOT_INDEXED };
  const isPayment = isAt(PAYMENT_PAGES);
  const isDocument = isAt(DOCUMENT_PAGES);
  return (path) => {
    if (DESK_PATH.test(path) || SUPPLIER_PATH.test(path)) return forDesk;
    if (isDocument(path)) return NOT_INDEXED;
    return forPayments && isPayment(path) ? forPayments : {};
  };
}

/** `/login?language=hi` is remembered on the device and leads to the page itself, in that language. */
function installSignInPage(app: FastifyInstance, languages: PageLanguages, file: string): void {
  app.get('/login', (req, reply) => {
    if (!languages.choose(req, reply)) return reply.sendFile(languages.fileFor(req, reply, file));
    const { searchParams } = new URL(req.url, 'http://own.invalid');
    searchParams.delete('language');
    const rest = searchParams.size > 0 ? `?${searchParams}` : '';
    return reply.header('cache-control', 'no-store').redirect(`/login${rest}`, 302);
  });
}

/** The build says which page stands for which path; a path it does not name gets the empty one. */
function prerenderedPages(webRoot: string): (path: string) => string {
  const list = `${webRoot}/screens.json`;
  const screens = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { path: string; file: string }[])
    : [];
  const pages = screens.map(({ path, file }) => ({
    pattern: pathPattern(path),
    file,
  }));
  return (path) => {
    if (DESK_PATH.test(path)) return DESK_PAGE;
    if (SUPPLIER_PATH.test(path)) return SUPPLIER_PAGE;
    return pages.find(({ pattern }) => pattern.test(path))?.file ?? 'index.html';
  };
}

function pathOf(req: FastifyRequest): string {
  return req.url.split('?', 1)[0] ?? '/';
}

function isScreen(req: FastifyRequest): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const path = pathOf(req);
  return isRead && !API_PATH.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

function webConfigOf(config: Config): WebConfig {
  const { mode, web, support } = config;
  const hasPaymentDocument = paymentPageHeaders(config) !== null;
  const { apiHost, authHost, recommendationHost, bridge, appLink } = web;
  return {
    mode,
    apiHost,
    authHost,
    recommendationHost,
    hostBridge: bridge,
    support,
    appLink,
    hasPaymentDocument,
  };
}
