/** Which cores of the machine a process may use; what it starts inherits them. Linux only. */
import { execFileSync } from 'node:child_process';
import { availableParallelism, platform } from 'node:os';

/** The last core for one side, the rest for the other; null where a machine cannot be shared out. */
export function sharedOutCores(): { last: string; others: string } | null {
  const last = availableParallelism() - 1;
  if (platform() !== 'linux' || last < 1) return null;
  return { last: String(last), others: `0-${last - 1}` };
}

/** With all its threads. False when the process is gone, or the machine is without the tool. */
export function keepProcessOn(cores: string, pid = process.pid): boolean {
  return taskset(['-a', '-c', '-p', cores, String(pid)]);
}

export function keepThreadOn(cores: string, thread: number): boolean {
  return taskset(['-c', '-p', cores, String(thread)]);
}

function taskset(options: string[]): boolean {
  try {
    execFileSync('taskset', options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
