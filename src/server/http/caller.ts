/** Where a call comes from, as far as limits and the list of devices need it. */
import type { FastifyRequest } from 'fastify';
import { PROOF_OF_WORK_HEADER } from '#contract/headers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Services } from '../services.ts';
import { chosenLanguage, languageOfDevice } from './language-cookie.ts';

/** Known to limits alone: it signs nobody in. */
export const DEVICE_COOKIE = '__Host-selvedge-device';

export type Caller = {
  /** A keyed hash of the network address: enough to count by, useless to know where someone lives. */
  readonly addressKey: string;
  /** The same of the network around it: /24, or /48 of IPv6. */
  readonly networkKey: string;
  /** A keyed hash of what the device's own cookie holds. */
  readonly deviceKey: string | null;
  readonly device: string;
  /** Chosen on this device; null where nobody has. */
  readonly chosenLanguage: Language | null;
  /** Chosen, else what the browser asks for. */
  readonly language: Language;
  readonly proofOfWork: string | null;
};

export function callerOf(req: FastifyRequest, { secrets }: Pick<Services, 'secrets'>): Caller {
  return new CallerOfRequest(req, secrets);
}

/** Most calls ask for none of it, some many times: each is worked out once, when asked for. */
class CallerOfRequest implements Caller {
  readonly #req: FastifyRequest;
  readonly #secrets: Services['secrets'];
  #addressKey: string | undefined;
  #networkKey: string | undefined;
  #deviceKey: string | null | undefined;

  constructor(req: FastifyRequest, secrets: Services['secrets']) {
    this.#req = req;
    this.#secrets = secrets;
  }

  get addressKey(): string {
    this.#addressKey ??= this.#blurred('address', networkOfRequest(this.#req));
    return this.#addressKey;
  }

  get networkKey(): string {
    this.#networkKey ??= this.#blurred('network', widerNetworkOf(networkOfRequest(this.#req)));
    return this.#networkKey;
  }

  get deviceKey(): string | null {
    if (this.#deviceKey === undefined) {
      const token = this.#req.server.parseCookie(this.#req.headers.cookie ?? '')[DEVICE_COOKIE];
      this.#deviceKey = token ? this.#blurred('device', token) : null;
    }
    return this.#deviceKey;
  }

  get device(): string {
    return deviceName(this.#req.headers['user-agent'] ?? '');
  }

  get chosenLanguage(): Language | null {
    return chosenLanguage(this.#req);
  }

  get language(): Language {
    return languageOfDevice(this.#req);
  }

  get proofOfWork(): string | null {
    const proof = this.#req.headers[PROOF_OF_WORK_HEADER];
    return typeof proof === 'string' ? proof : null;
  }

  #blurred(...facts: string[]): string {
    return this.#secrets.keyedText(...facts);
  }
}

const networks = new WeakMap<FastifyRequest, string>();

/** A request reads its address anew from the headers, behind proxies, whenever it is asked for it. */
export function networkOfRequest(req: FastifyRequest): string {
  const known = networks.get(req);
  if (known !== undefined) return known;
  const network = networkOf(req.ip);
  networks.set(req, network);
  return network;
}

/** Takes what `networkOf` made of an address. */
export function widerNetworkOf(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  return address.split(separator).slice(0, 3).join(separator);
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
