/** Hosts and switches read once at start, so that one build can stand in front of another back end. */
import { useSyncExternalStore } from 'react';
import type { WebConfig } from '#contract/web-config.ts';
import { configDocument } from './config-document.ts';

/** Same origin and no special host: what holds when the document cannot be read. */
export const DEFAULT_CONFIG: WebConfig = {
  apiHost: '',
  authHost: '',
  recommendationHost: '',
  mode: 'production',
  hostBridge: {
    name: 'fabricApp',
    androidName: 'FabricApp',
    format: 'plain',
    parentOrigin: null,
    tabBar: 'host',
  },
  hasPaymentDocument: false,
  support: { phone: null, email: null, hours: null },
  appLink: { open: null, playStore: null, appStore: null },
};

let current: WebConfig | null = null;
let reading: Promise<WebConfig> | null = null;
const listeners = new Set<() => void>();

/** Never fails: without a readable document the defaults hold. */
export function webConfig(): Promise<WebConfig> {
  reading ??= readConfig().then((config) => {
    current = config;
    for (const listener of listeners) listener();
    return config;
  });
  return reading;
}

/** Null until it is known. */
export function useWebConfig(): WebConfig | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

async function readConfig(): Promise<WebConfig> {
  try {
    return fitted(DEFAULT_CONFIG, await configDocument());
  } catch {
    return DEFAULT_CONFIG;
  }
}

/** Takes each value whose kind fits and the default for the rest, so that one slip does not cost all hosts. */
function fitted<T>(defaults: T, given: unknown): T {
  if (defaults === null) return (typeof given === 'string' ? given : null) as T;
  if (typeof defaults !== 'object') return (typeof given === typeof defaults ? given : defaults) as T;
  const values = (given ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, fitted(value, values[name])]),
  ) as T;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
