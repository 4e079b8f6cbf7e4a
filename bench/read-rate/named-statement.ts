/** Named as any good server would name them: PostgreSQL plans each text once a connection, not at each call. */
import type pg from 'pg';

const names = new Map<string, string>();

export function named(text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? `bare_${names.size}`;
  names.set(text, name);
  return { name, text, values };
}
