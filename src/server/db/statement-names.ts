/** Under which names statements are prepared; a connection keeps what it has prepared, so their number is bounded. */
export type StatementNames = {
  /** For statements written out in a store: there are as many as the source has, so each gets a name. */
  declare(text: string): void;
  /** Undefined for a text that came for the first time, or once the bound is reached: it is sent without a name. */
  nameOf(text: string): string | undefined;
  /** From now on everything is prepared anew. Two connections may notice at once, so the stale name is told. */
  renewAfter(staleName: string): void;
};

/** A list of ids makes a text of its own for each length. */
const REPEATED_LIMIT = 256;
const SEEN_LIMIT = 2000;

export function openStatementNames(): StatementNames {
  const declared = new Map<string, string>();
  const repeated = new Map<string, string>();
  const seenOnce = new Set<string>();
  /** Written out once a generation: a text put together anew would be looked up letter by letter at every run. */
  const inUse = new Map<string, string>();
  let generation = 0;

  function nameOf(text: string): string | undefined {
    const name = inUse.get(text);
    if (name) return name;
    const known = declared.get(text) ?? repeated.get(text);
    if (known) {
      const written = `${known}_${generation}`;
      inUse.set(text, written);
      return written;
    }
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= SEEN_LIMIT) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    if (repeated.size >= REPEATED_LIMIT) return undefined;
    seenOnce.delete(text);
    repeated.set(text, `repeated_${repeated.size}`);
    return nameOf(text);
  }

  return {
    declare(text) {
      if (!declared.has(text)) declared.set(text, `declared_${declared.size}`);
    },
    nameOf,
    renewAfter(staleName) {
      if (!staleName.endsWith(`_${generation}`)) return;
      generation += 1;
      inUse.clear();
    },
  };
}

/** Those of this process. */
export const statementNames = openStatementNames();
