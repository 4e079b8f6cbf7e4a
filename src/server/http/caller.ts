/** Where a call comes from, as far as limits and the list of devices need it. */
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';

export type Caller = {
  /** A keyed hash of the network address: enough to count by, useless to know where someone lives. */
  readonly addressKey: string;
  readonly device: string;
};

/** Most calls ask for neither, so both are worked out only when asked for. */
export function callerOf(req: FastifyRequest, { secrets }: Pick<Parts, 'secrets'>): Caller {
  return {
    get addressKey() {
      return secrets.keyedHash('address', networkOf(req.ip)).toString('base64url');
    },
    get device() {
      return deviceName(req.headers['user-agent'] ?? '');
    },
  };
}

/** One IPv6 customer owns a whole /64, so that is what counts as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups.slice(0, 4).join(':');
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

export function deviceName(userAgent: string): string {
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter(Boolean);
  return names.length > 0 ? names.join(' on ') : 'Unknown device';
}
