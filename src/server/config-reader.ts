/** Reads environment variables one by one and collects a clear sentence for each bad value. */
import { isIP } from 'node:net';

export type EnvReader = ReturnType<typeof readEnv>;

export function readEnv(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  const given = (name: string): string | null => {
    const value = env[name]?.trim();
    return value ? value : null;
  };
  const complain = (name: string, wanted: string): null => {
    problems.push(`${name} must be ${wanted}.`);
    return null;
  };
  const urlOf = (name: string, protocols: readonly string[]): URL | null => {
    const value = given(name);
    if (value === null) return null;
    const url = URL.parse(value);
    if (url && protocols.includes(url.protocol)) return url;
    return complain(name, `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  };

  return {
    problems,
    text: (name: string, fallback: string): string => given(name) ?? fallback,
    requiredText: (name: string): string => given(name) ?? complain(name, 'set') ?? '',
    databaseUrl: (name: string): string => {
      const value = given(name);
      if (value && /^postgres(ql)?:\/\//.test(value)) return value;
      return complain(name, value ? 'an address that begins with postgres:// or postgresql://' : 'set') ?? '';
    },
    secret: (name: string, minLength = 32): string | null => {
      const value = given(name);
      return value && value.length < minLength
        ? complain(name, `at least ${minLength} characters long`)
        : value;
    },
    integer: (name: string, fallback: number, min: number, max: number): number => {
      const value = given(name);
      if (value === null) return fallback;
      const isWhole = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
      return isWhole ? Number(value) : (complain(name, `a whole number from ${min} to ${max}`) ?? fallback);
    },
    choice: <const C extends string>(name: string, choices: readonly C[], fallback: NoInfer<C>): C => {
      const value = given(name);
      if (value === null) return fallback;
      return (
        choices.find((choice) => choice === value) ??
        complain(name, `one of ${choices.join(', ')}`) ??
        fallback
      );
    },
    url: (name: string, protocols: readonly string[] = ['https:', 'http:']): string | null =>
      urlOf(name, protocols) && given(name),
    /** An address with a scheme of the mobile app's own, such as `fabric://open`. */
    appUrl: (name: string): string | null => {
      const value = given(name);
      if (value === null) return null;
      const isSafe = URL.canParse(value) && !/^(javascript|data|vbscript|blob|file):/i.test(value);
      return isSafe ? value : complain(name, 'a link such as fabric://open');
    },
    origin: (name: string): string | null => urlOf(name, ['https:', 'http:'])?.origin ?? null,
    originList: (name: string): string[] => {
      const entries = listOf(given(name));
      const origins = entries.map((entry) => URL.parse(entry)?.origin);
      if (origins.some((origin) => !origin || origin === 'null'))
        complain(name, 'a list of origins such as https://app.example');
      return origins.filter((origin) => origin !== undefined);
    },
    /** Never a count or `true`: those believe whoever writes the header. */
    cidrList: (name: string): string[] => {
      const entries = listOf(given(name));
      if (!entries.every(isCidr)) complain(name, 'a list of address ranges such as 10.0.0.0/8');
      return entries;
    },
  };
}

function listOf(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function isCidr(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || bits === undefined || rest.length > 0) return false;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}
