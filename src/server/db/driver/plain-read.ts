/** A text is asked about at every call, so the answer is remembered. */
const known = new Map<string, boolean>();
const KNOWN_LIMIT = 5000;

const READ = /^\s*(?:select|with)\b/i;
/** What changes something, or waits for somebody: a change may stand in the first part of a query. */
const NOT_PLAIN =
  /\b(?:insert|update|delete|merge|share|nextval|setval|set_config|pg_\w*lock\w*|pg_notify|pg_sleep)\b/i;

/** Reads that neither change nor lock anything may stand in line with others on one connection. */
export function isPlainRead(sql: string): boolean {
  const answer = known.get(sql);
  if (answer !== undefined) return answer;
  const isPlain = READ.test(sql) && !NOT_PLAIN.test(sql);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(sql, isPlain);
  return isPlain;
}
