/** Under which names statements are prepared; a connection keeps what it has prepared, so their number is bounded. */
import { createHash } from 'node:crypto';

/** The text is sent as it stands here: behind a pooler it is what a statement is known by. */
export type NamedStatement = { name: string; text: string };

export type StatementNames = {
  /** For statements written out in a store: there are as many as the source has, so each gets a name. */
  declare(text: string): void;
  /** Undefined for a text that came for the first time, or once the bound is reached: it is sent without a name. */
  nameOf(text: string): NamedStatement | undefined;
  /** From now on everything is prepared anew. Two connections may notice at once, so the stale name is told. */
  renewAfter(staleName: string): void;
  /** A pooler hands over connections of the database without what was prepared on them: nothing is named any more. */
  stop(): void;
};

/** A list of ids makes a text of its own for each length. */
const REPEATED_LIMIT = 256;
const SEEN_LIMIT = 2000;

export function openStatementNames(): StatementNames {
  const declared = new Set<string>();
  const repeated = new Set<string>();
  const seenOnce = new Set<string>();
  /** Written out once a generation: a text put together anew would be looked up letter by letter at every run. */
  const inUse = new Map<string, NamedStatement>();
  const namesInUse = new Set<string>();
  let generation = 0;
  let hasStopped = false;

  function nameOf(text: string): NamedStatement | undefined {
    if (hasStopped) return undefined;
    return inUse.get(text) ?? (isToBeNamed(text) ? write(text) : undefined);
  }

  function isToBeNamed(text: string): boolean {
    if (declared.has(text) || repeated.has(text)) return true;
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= SEEN_LIMIT) seenOnce.clear();
      seenOnce.add(text);
      return false;
    }
    if (repeated.size >= REPEATED_LIMIT) return false;
    seenOnce.delete(text);
    repeated.add(text);
    return true;
  }

  function write(text: string): NamedStatement {
    const written = named(generation === 0 ? text : `${text} -- ${generation}`);
    inUse.set(text, written);
    namesInUse.add(written.name);
    return written;
  }

  return {
    declare: (text) => void declared.add(text),
    nameOf,
    renewAfter(staleName) {
      if (!namesInUse.has(staleName)) return;
      generation += 1;
      inUse.clear();
      namesInUse.clear();
    },
    stop() {
      hasStopped = true;
    },
  };
}

/** Whoever prepared it on a connection that is shared by a pooler, under the same name stands the same statement. */
function named(text: string): NamedStatement {
  return { name: `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

/** Those of this process. */
export const statementNames = openStatementNames();
