/** A register behind HTTP: `GET <base>/<GSTIN>` with a bearer key, answering gstin, legalName, tradeName, status, taxpayerType, address. */
import { withTimeLimit } from '../time-limit.ts';
import type { GstRegistry, RegistryAnswer } from './port.ts';

const TIMEOUT_MS = 3000;
const TRIES = 2;
const LONGEST_TEXT = 300;

export function httpRegistry({ apiBase, apiKey }: { apiBase: string; apiKey: string | null }): GstRegistry {
  return async (gstin) => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const answer = await askOnce(apiBase.replace(/\/$/, ''), gstin, apiKey);
      if (answer.kind !== 'down') return answer;
    }
    return { kind: 'down' };
  };
}

function askOnce(base: string, gstin: string, apiKey: string | null): Promise<RegistryAnswer> {
  return withTimeLimit<RegistryAnswer>(TIMEOUT_MS, async (signal) => {
    const answer = await fetch(`${base}/${gstin}`, {
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      signal,
      redirect: 'error',
    });
    if (answer.status === 404) return { kind: 'not_found' };
    return answer.ok ? readAnswer(await answer.json(), gstin) : { kind: 'down' };
  }).catch(() => ({ kind: 'down' }));
}

/** An answer without a name or a status, or about another number, says nothing, so it counts as none. */
function readAnswer(body: unknown, requested: string): RegistryAnswer {
  const facts = (body ?? {}) as Record<string, unknown>;
  const isAboutAnother = facts.gstin !== undefined && textOf(facts.gstin)?.toUpperCase() !== requested;
  if (isAboutAnother) return { kind: 'down' };
  const [legalName, status] = [textOf(facts.legalName), textOf(facts.status)];
  if (legalName === null || status === null) return { kind: 'down' };
  return {
    kind: 'found',
    legalName,
    tradeName: textOf(facts.tradeName),
    status,
    taxpayerType: textOf(facts.taxpayerType),
    address: textOf(facts.address),
  };
}

/** Short and without signs that the database cannot hold; empty text is none. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .trim();
  return text === '' ? null : text;
}
