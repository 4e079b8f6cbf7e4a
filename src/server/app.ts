/** The map of the server: plumbing first, then the capabilities in the order of the business story. */
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './capabilities/account/account.routes.ts';
import { addressRoutes } from './capabilities/addresses/addresses.routes.ts';
import { authRoutes } from './capabilities/auth/auth.routes.ts';
import { authStaffRoutes } from './capabilities/auth/auth.staff-routes.ts';
import { authenticator, sessionWatch } from './capabilities/auth/authenticate.ts';
import { bankDetailsRoutes } from './capabilities/bank-details/bank-details.routes.ts';
import { bookDownload, bookStaffRoutes } from './capabilities/books/books.staff-routes.ts';
import { catalogueRoutes } from './capabilities/catalogue/catalogue.routes.ts';
import { catalogueStaffRoutes } from './capabilities/catalogue/catalogue.staff-routes.ts';
import { installChatHooks } from './capabilities/chat/chat-hooks.ts';
import { colleagueRoutes } from './capabilities/colleagues/colleagues.routes.ts';
import { colleagueStaffRoutes } from './capabilities/colleagues/colleagues.staff-routes.ts';
import { deliveryRoutes } from './capabilities/delivery/delivery.routes.ts';
import { deliveryStaffRoutes } from './capabilities/delivery/delivery.staff-routes.ts';
import { registrationStaffRoutes } from './capabilities/delivery/registration/registration.staff-routes.ts';
import { deskRoutes } from './capabilities/desk/desk.staff-routes.ts';
import { documentRoutes, ticketDownload } from './capabilities/documents/documents.routes.ts';
import { documentStaffRoutes } from './capabilities/documents/documents.staff-routes.ts';
import { drawnPaperRoutes, paperDownload } from './capabilities/documents/drawn/drawn-papers.routes.ts';
import { feedbackRoutes } from './capabilities/feedback/feedback.routes.ts';
import { feedbackStaffRoutes } from './capabilities/feedback/feedback.staff-routes.ts';
import { homeRoutes } from './capabilities/home/home.routes.ts';
import { issueRoutes } from './capabilities/issues/issues.routes.ts';
import { issueStaffRoutes } from './capabilities/issues/issues.staff-routes.ts';
import { lookUpRoutes } from './capabilities/look-ups/look-ups.routes.ts';
import { millRoutes } from './capabilities/mills/mills.routes.ts';
import { millStaffRoutes } from './capabilities/mills/mills.staff-routes.ts';
import { msmeRoutes } from './capabilities/msme/msme.routes.ts';
import { notificationRoutes } from './capabilities/notifications/notifications.routes.ts';
import { approvalRoutes } from './capabilities/orders/approval/approvals.routes.ts';
import { orderRoutes } from './capabilities/orders/orders.routes.ts';
import { orderStaffRoutes } from './capabilities/orders/orders.staff-routes.ts';
import { priceTableStaffRoutes } from './capabilities/orders/tables/price-tables.staff-routes.ts';
import { paymentRoutes } from './capabilities/payments/payments.routes.ts';
import { paymentStaffRoutes } from './capabilities/payments/payments.staff-routes.ts';
import { installProviderHooks } from './capabilities/payments/provider-hooks.ts';
import { policyRoutes } from './capabilities/policies/policies.routes.ts';
import { preferencesRoutes } from './capabilities/preferences/preferences.routes.ts';
import { productionRoutes } from './capabilities/production/production.routes.ts';
import { productionStaffRoutes } from './capabilities/production/production.staff-routes.ts';
import { profileRoutes } from './capabilities/profile/profile.routes.ts';
import { millPaperDownload, purchaseRoutes } from './capabilities/purchases/purchases.routes.ts';
import { purchaseStaffRoutes } from './capabilities/purchases/purchases.staff-routes.ts';
import { quoteRoutes } from './capabilities/quotes/quotes.routes.ts';
import { quoteStaffRoutes } from './capabilities/quotes/quotes.staff-routes.ts';
import { requestChangeRoutes } from './capabilities/request-changes/request-changes.routes.ts';
import { requestRoutes } from './capabilities/requests/requests.routes.ts';
import { requestStaffRoutes } from './capabilities/requests/requests.staff-routes.ts';
import { searchRoutes } from './capabilities/search/search.routes.ts';
import { signUpRoutes } from './capabilities/sign-up/sign-up.routes.ts';
import { signUpStaffRoutes } from './capabilities/sign-up/sign-up.staff-routes.ts';
import { withSuppliers } from './capabilities/suppliers/open-link.ts';
import { supplierRoutes } from './capabilities/suppliers/suppliers.routes.ts';
import { supplierStaffRoutes } from './capabilities/suppliers/suppliers.staff-routes.ts';
import { swatchRoutes } from './capabilities/swatches/swatches.routes.ts';
import { taxNumberRoutes } from './capabilities/tax-numbers/tax-numbers.routes.ts';
import { fileDownload, uploadRoutes } from './capabilities/uploads/uploads.routes.ts';
import { eventRoutes } from './events/event-stream.ts';
import { measuredBulkheads } from './http/bulkhead-metrics.ts';
import { openBulkheads } from './http/bulkheads.ts';
import { installDoor } from './http/door.ts';
import { installErrorHandler, refuseAddress } from './http/error-handler.ts';
import { PLAIN_PAGE_CSS } from './http/html.ts';
import { limitIdleConnections } from './http/idle-connections.ts';
import { installLeaving, type Leaving, openLeaving } from './http/leaving.ts';
import { installLoadShedding } from './http/load-shedding.ts';
import { installOpenApi } from './http/openapi.ts';
import { installOperations } from './http/operations.ts';
import { endpointRegistrar, type Register } from './http/register-endpoint.ts';
import { answerHeaders, installSecurityHeaders } from './http/security-headers.ts';
import { limitUnfinishedRequests } from './http/unfinished-requests.ts';
import { installWebApp } from './http/web-app.ts';
import { installOutboxPage } from './integrations/messages/outbox-page.ts';
import { hasSandboxSender } from './integrations/messages/senders.ts';
import { hasBuiltInSandbox } from './integrations/payments/payment-config.ts';
import { installSandboxCheckout } from './integrations/payments/sandbox/checkout-routes.ts';
import { hasSandboxChat } from './integrations/whatsapp/choose-platform.ts';
import { installSandboxChat } from './integrations/whatsapp/sandbox/chat-routes.ts';
import { measureServer } from './measure-server.ts';
import type { Services } from './services.ts';
import { installTracing } from './tracing.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
/** For the head, and for a whole request: a picture from a slow phone takes its time. Other bodies end much sooner. */
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 120_000;
/** How often Node looks for requests that take too long; its own half a minute would make every limit longer. */
const TIMEOUT_CHECK_MS = 1000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_CONNECTIONS = 4000;
const IDLE_LIMITS = { shortFrom: 3000, shareOfAddress: 64 };

export async function buildApp(
  services: Services,
  { webRoot, leaving = openLeaving() }: { webRoot: string; leaving?: Leaving },
): Promise<FastifyInstance> {
  const { config } = services;
  const app = openFastify(services);
  installErrorHandler(app);
  if (config.isTracingOn) installTracing(app);
  limitConnections(app, config.trustProxy);
  installLeaving(app, leaving);
  installDoor(app, answerHeaders(config));
  installRequestLog(app);
  installSecurityHeaders(app, config);
  installLoadShedding(app, config.maxEventLoopDelayMs);
  const metrics = await installOperations(app, services, leaving);
  measureServer(metrics, services, { forAll: !cluster.isWorker });
  installOpenApi(app, config);
  await app.register(cookie, { hook: false });
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart);
  const bulkheads = measuredBulkheads(metrics, openBulkheads(config));
  const register = endpointRegistrar(
    app,
    services,
    withSuppliers(services, authenticator(services)),
    bulkheads,
  );
  companyRoutes(register, services);
  catalogueRoutes(register, services);
  catalogueStaffRoutes(register, services);
  requestRoutes(register, services);
  requestStaffRoutes(register, services);
  quotingRoutes(register, services);
  paymentRoutes(register, services);
  paymentStaffRoutes(register, services);
  orderRoutes(register, services);
  approvalRoutes(register, services);
  orderStaffRoutes(register, services);
  priceTableStaffRoutes(register, services);
  afterPaymentRoutes(register, services);
  downloads(app, services);
  searchRoutes(register, services);
  homeRoutes(register, services);
  deskRoutes(register, services);
  installProviderHooks(app, services);
  installChatHooks(app, services);
  eventRoutes(register, app, services, metrics);

  sandboxPages(app, services);
  installWebApp(app, config, webRoot);
  await app.ready();
  return app;
}

/** Signing in, signing up, and what a company tells about itself. */
function companyRoutes(register: Register, services: Services): void {
  accountRoutes(register, services);
  authRoutes(register, services);
  authStaffRoutes(register, services);
  lookUpRoutes(register, services);
  policyRoutes(register, services);
  uploadRoutes(register, services, sessionWatch(services));
  addressRoutes(register, services);
  taxNumberRoutes(register, services);
  msmeRoutes(register, services);
  bankDetailsRoutes(register, services);
  preferencesRoutes(register, services);
  notificationRoutes(register, services);
  profileRoutes(register, services);
  colleagueRoutes(register, services);
  signUpRoutes(register, services);
  colleagueStaffRoutes(register, services);
  signUpStaffRoutes(register, services);
}

/** What a demo shows of the world outside. */
function sandboxPages(app: FastifyInstance, services: Services): void {
  const { config } = services;
  app.get('/plain-page.css', async (_req, reply) => reply.type('text/css').send(PLAIN_PAGE_CSS));
  if (hasSandboxSender(config)) installOutboxPage(app, services);
  if (hasSandboxChat(config)) installSandboxChat(app, services);
  if (hasBuiltInSandbox(config)) installSandboxCheckout(app, services);
}

/** What browsers open by themselves. */
function downloads(app: FastifyInstance, services: Services): void {
  const isSessionOpen = sessionWatch(services);
  fileDownload(app, services, isSessionOpen);
  ticketDownload(app, services, isSessionOpen);
  bookDownload(app, services, isSessionOpen);
  paperDownload(app, services, isSessionOpen);
  millPaperDownload(app, services);
}

/** What buyers are offered, and what mills say to it. */
function quotingRoutes(register: Register, services: Services): void {
  quoteRoutes(register, services);
  requestChangeRoutes(register, services);
  quoteStaffRoutes(register, services);
  supplierRoutes(register, services);
  millRoutes(register, services);
  millStaffRoutes(register, services);
  supplierStaffRoutes(register, services);
}

/** From the loom to the buyer's opinion. */
function afterPaymentRoutes(register: Register, services: Services): void {
  swatchRoutes(register, services);
  productionRoutes(register, services);
  productionStaffRoutes(register, services);
  deliveryRoutes(register, services);
  deliveryStaffRoutes(register, services);
  registrationStaffRoutes(register, services);
  issueRoutes(register, services);
  issueStaffRoutes(register, services);
  feedbackRoutes(register, services);
  feedbackStaffRoutes(register, services);
  documentRoutes(register, services);
  documentStaffRoutes(register, services);
  drawnPaperRoutes(register, services);
  purchaseRoutes(register, services);
  purchaseStaffRoutes(register, services);
  bookStaffRoutes(register, services);
}

function limitConnections(app: FastifyInstance, trustProxy: string[]): void {
  limitUnfinishedRequests(app, trustProxy);
  limitIdleConnections(app, IDLE_LIMITS);
}

function openFastify({ config, log }: Services): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Who kept a connection is still served on it, and told that it ends.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  // A logger of its own for every call would cost more than most calls log: lines name their request themselves.
  app.setChildLoggerFactory((logger) => logger);
  // Only JSON is read; anything else is refused before its body is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  return app;
}

/** Asked every second by each HAProxy: figures tell how it went. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One line a call, with the route's pattern instead of its address: ids and numbers stay out of the log. */
function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (req, reply, done) => {
    reply.header('x-request-id', req.id);
    done();
  });
  app.addHook('onResponse', (req, reply, done) => {
    const { id: reqId, method } = req;
    const route = req.routeOptions.url ?? 'other';
    req.log[PROBES.has(route) ? 'debug' : 'info'](
      { reqId, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
