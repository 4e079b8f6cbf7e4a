/** The processes below a supervisor that answer calls. */
import { readFileSync } from 'node:fs';
import { childrenOf } from './cpu-time.ts';

export function webProcesses(supervisor: number): number[] {
  return childrenOf(supervisor).filter((pid) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').includes('PROCESS_ROLE=web'),
  );
}
