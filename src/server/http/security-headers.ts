/** What a browser may do with our answers: own scripts only, frames only where configured, no referrer. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export function installSecurityHeaders(app: FastifyInstance, { web, publicUrl }: Config): void {
  const hosts = [web.apiHost, web.authHost, web.recommendationHost].filter(Boolean);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...new Set(hosts)],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': web.frameAncestors.length > 0 ? web.frameAncestors : ["'none'"],
        'require-trusted-types-for': ["'script'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // frame-ancestors says it better and knows several hosts.
    frameguard: false,
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
  });
}
