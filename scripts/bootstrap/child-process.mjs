// Starting other programs and ending them in good order.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), output }));
  });
}

/**
 * The exit code of a child, whenever it ends.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(exitCodeOf(child.signalCode));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}

/**
 * Asks a child to end, and insists when it has not done so in time.
 * @param {ChildProcess} child
 * @param {number} patienceMs
 */
export async function endChild(child, patienceMs) {
  const end = ended(child);
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  try {
    return await end;
  } finally {
    clearTimeout(insist);
  }
}

/**
 * Calls back once for the first request to end: Ctrl-C, SIGTERM, a closed terminal, or the death of
 * the process that started this one (nobody is left to send a signal then).
 * @param {(reason: string) => void} onEnd
 */
export function onEndRequest(onEnd) {
  let asked = false;
  const ask = (/** @type {string} */ reason) => {
    if (!asked) onEnd(reason);
    asked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  if (process.channel) {
    process.once('disconnect', () => ask('disconnect'));
    process.channel.unref();
  }
  if (process.env.npm_lifecycle_event) watchParent(() => ask('npm has ended'));
}

/**
 * npm starts a command through a shell that may stay in between, so two generations are watched.
 * @param {() => void} onOrphaned
 */
function watchParent(onOrphaned) {
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = lineage();
  const timer = setInterval(() => {
    if (lineage() === atStart) return;
    clearInterval(timer);
    onOrphaned();
  }, 200);
  timer.unref();
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    // The name in brackets may hold spaces; the parent is the second word after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return signal === 'SIGKILL' ? 137 : 143;
}
