/** What a browser may do with our answers: own scripts only, frames only where configured, no referrer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The hosts of Razorpay's checkout window, let in only on the payment pages, and only where a market pays there. */
const RAZORPAY = {
  // Its own check against fraud comes from the second one.
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  calls: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  images: 'https://cdn.razorpay.com',
} as const;

/** Named in the app where they are made. */
const OWN_POLICIES = ['selvedge-worker', 'cloth-worker', 'selvedge-service-worker'];

export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  const ofPages = securityHeaders(config, false);
  const ofAnswers = answerHeaders(config);
  app.addHook('onRequest', (req, reply, done) => {
    reply.headers(req.routeOptions.config.endpoint ? ofAnswers : ofPages);
    done();
  });
}

/** JSON is no page: nothing of it may run, load or be framed, whatever a browser takes it for. */
export function answerHeaders(config: Config): Record<string, string> {
  const headers = securityHeaders(config, false);
  const names = [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ];
  return {
    ...Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
}

/** What the payment pages carry instead; null where no provider needs it. */
export function paymentPageHeaders(config: Config): Record<string, string> | null {
  const usesRazorpay = Object.values(config.payments.providerOf).includes('razorpay');
  return usesRazorpay ? securityHeaders(config, true) : null;
}

/** The desk calls nobody but us and may not be framed, wherever the customer app may. */
export function deskPageHeaders(config: Config): Record<string, string> {
  const web = { ...config.web, apiHost: '', authHost: '', recommendationHost: '', frameAncestors: [] };
  return securityHeaders({ ...config, web }, false);
}

/** Worked out once. */
function securityHeaders(config: Config, letsInRazorpay: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  policies(config, letsInRazorpay)({} as IncomingMessage, answer as unknown as ServerResponse, (problem) => {
    if (problem) throw problem;
  });
  return headers;
}

function policies({ web, publicUrl }: Config, letsInRazorpay: boolean): ReturnType<typeof helmet> {
  const hosts = [web.apiHost, web.authHost, web.recommendationHost].filter(Boolean);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const home = publicUrl ? [new URL(publicUrl).origin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...(letsInRazorpay ? RAZORPAY.scripts : [])],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...(letsInRazorpay ? [RAZORPAY.images] : [])],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...new Set(hosts), ...(letsInRazorpay ? RAZORPAY.calls : [])],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        // The sandbox's checkout may stand on another host and leads its form's answer back home.
        'form-action': ["'self'", ...home],
        'frame-ancestors': web.frameAncestors.length > 0 ? web.frameAncestors : ["'none'"],
        // Razorpay's script writes its window without trusted types, so that they cannot be asked for beside it.
        ...(letsInRazorpay
          ? { 'frame-src': [...RAZORPAY.frames] }
          : { 'require-trusted-types-for': ["'script'"] }),
        // Those the app has: the addresses of its own workers, and of Razorpay's script where it is let in.
        'trusted-types': [...OWN_POLICIES, ...(letsInRazorpay ? ['razorpay'] : [])],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // frame-ancestors says it better and knows several hosts.
    frameguard: false,
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // A bank's page opens in a window of its own and reports back to Razorpay's.
    crossOriginOpenerPolicy: { policy: letsInRazorpay ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
  });
}
