/** Who wants something while others attack: a buyer who reads, one who pays, somebody who signs in; and the memory. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { memoryMb } from '../read-rate/cpu-time.ts';
import { webProcesses } from '../read-rate/web-processes.ts';
import type { Meanwhile } from '../rush/payments-meanwhile.ts';
import { signInDemoCustomer } from '../sign-in.ts';

const READ_PAUSE_MS = 20;
const LOOK_MS = 250;
const SIGN_IN_PAUSE_MS = 4000;

export async function readUntil(ends: number, server: ServerProcess, token: string): Promise<Meanwhile> {
  return again(ends, READ_PAUSE_MS, async () => {
    const answer = await fetch(`${server.url}/apiuser/customer/me/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a read answered ${answer.status}`);
  });
}

/** Each number signs in once. */
export function signInUntil(ends: number, server: ServerProcess, mobiles: string[]): Promise<Meanwhile> {
  return again(ends, SIGN_IN_PAUSE_MS, async () => {
    await signInDemoCustomer(server, mobiles.pop());
  });
}

/** The most that one process ever had. */
export async function memoryUntil(ends: number, { pid }: ServerProcess): Promise<number> {
  let most = 0;
  while (performance.now() < ends) {
    most = Math.max(most, ...webProcesses(pid).map(memoryMb));
    await pause(LOOK_MS);
  }
  return most;
}

async function again(ends: number, pauseMs: number, act: () => Promise<void>): Promise<Meanwhile> {
  const seen: Meanwhile = { succeeded: 0, failures: [], ms: [] };
  while (performance.now() < ends) {
    const startedAt = performance.now();
    try {
      await act();
      seen.succeeded += 1;
      seen.ms.push(performance.now() - startedAt);
    } catch (error) {
      seen.failures.push((error as Error).message);
    }
    await pause(pauseMs);
  }
  return seen;
}
