/**
 * A phone has a core for the page while others decode, paint and answer; on a machine with two, server, Lighthouse and
 * paint threads would take turns with the page, and every wait counts as blocked time. So the main thread of each page
 * gets the last core for itself, and everything else shares the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { keepProcessOn, keepThreadOn, sharedOutCores } from '../cores.ts';

const LOOK_EVERY_MS = 25;

export type OwnCore = { isGiven: boolean; end(): void };

/** Before anything is started: what is started later inherits the cores of this process. */
export function givePagesTheirOwnCore(): OwnCore {
  const cores = sharedOutCores();
  if (!cores || !keepProcessOn(cores.others)) return { isGiven: false, end: () => {} };
  const placed = new Set<string>();
  const timer = setInterval(() => {
    for (const pid of renderers())
      for (const thread of threadsOf(pid)) {
        if (placed.has(`${pid}/${thread}`)) continue;
        placed.add(`${pid}/${thread}`);
        // One by one: a page that was moved together with its threads would have to come back to its core.
        keepThreadOn(thread === pid ? cores.last : cores.others, thread);
      }
  }, LOOK_EVERY_MS);
  return { isGiven: true, end: () => clearInterval(timer) };
}

/** Of this process's own family; the first thread of a process has its number. */
function renderers(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => textOf(`/proc/${pid}/cmdline`).includes('--type=renderer') && isOurs(pid));
}

function isOurs(pid: number): boolean {
  for (let now = pid; now > 1; ) {
    const parent = Number(textOf(`/proc/${now}/stat`).split(') ')[1]?.split(' ')[1] ?? 0);
    if (parent === process.pid) return true;
    now = parent;
  }
  return false;
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
