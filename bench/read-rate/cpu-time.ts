/** CPU time and memory of a process as the operating system counts them; Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ is 100 on every Linux that Node runs on. */
const MS_PER_TICK = 10;

/** User and system time so far, in milliseconds. */
export function cpuMs(pid: number): number {
  const [utime, stime] = statOf(pid).slice(11, 13).map(Number);
  return ((utime ?? 0) + (stime ?? 0)) * MS_PER_TICK;
}

/** PostgreSQL works in one process a connection, so its time is that of the whole family, those that ended included. */
export function familyCpuMs(parent: number): number {
  const living = childrenOf(parent).reduce((sum, pid) => sum + (unlessEnded(() => cpuMs(pid)) ?? 0), 0);
  const [utime, stime, ofEnded, ofEndedInSystem] = statOf(parent).slice(11, 15).map(Number);
  return living + ((utime ?? 0) + (stime ?? 0) + (ofEnded ?? 0) + (ofEndedInSystem ?? 0)) * MS_PER_TICK;
}

export function memoryMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => unlessEnded(() => parentOf(pid)) === parent);
}

/** A process may end while the list of them is read. */
function unlessEnded<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

/** The fields behind the command's name, which may hold spaces itself. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Of all cores, in ticks: what there was, and what a virtual machine's host gave to others. */
export function machineTicks(): { all: number; stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const ticks = line.trim().split(/\s+/).slice(1).map(Number);
  // The last two, of guests, are part of the first two.
  const all = ticks.slice(0, 8).reduce((sum, count) => sum + count, 0);
  return { all, stolen: ticks[7] ?? 0 };
}
