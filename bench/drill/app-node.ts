/** An application node of the drill, started as the unit of deploy/ starts it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { ended } from '../../scripts/bootstrap/child-process.mjs';
import { nodeSettings, unitCommand } from './deploy-files.ts';
import type { Machine, Started } from './machine.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const USER = 'nobody';
const LIMIT_MS = 180_000;

/** A demo with the sandbox in the place of real services: production refuses to start with that. */
const DEMO = {
  MODE: 'demo',
  AUTOPILOT: 'off',
  PUBLIC_URL: 'https://10.0.0.13',
  // Buyers come from many addresses, through the drill's own.
  TRUST_PROXY: '10.0.0.0/28',
  LOG_LEVEL: 'warn',
  PROCESSES: '2',
  // The machine is shared by everything the drill starts.
  MAX_EVENT_LOOP_DELAY_MS: '10000',
  ...Object.fromEntries(['IN', 'BD', 'INTL'].map((market) => [`PAYMENT_PROVIDER_${market}`, 'sandbox'])),
  ...Object.fromEntries(
    ['S3_ENDPOINT', 'SMTP_URL', 'SMS_API_BASE', 'WHATSAPP_API_BASE'].map((name) => [name, '']),
  ),
};

export type AppNode = {
  machine: Machine;
  /** `own`: settings of the node's processes alone, as `NAME=value`. */
  start(own?: readonly string[]): Promise<void>;
  /** Asked to drain; answers when it has. */
  stop(): Promise<void>;
  kill9(): Promise<void>;
  killJobs(): void;
  isReady(): Promise<boolean>;
  /** By its own clock. */
  secondsAhead(): Promise<number>;
  output(): string;
};

export function appNode(machine: Machine, settings: Record<string, string>): AppNode {
  let started: Started | undefined;
  const family = () => started?.child.pid ?? 0;
  const ask = () =>
    fetch(`http://${machine.address}:3000/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
  const isReady = async () => (await ask())?.ok === true;
  return {
    machine,
    isReady,
    async secondsAhead() {
      const told = (await ask())?.headers.get('date');
      return (Date.parse(told ?? '') - Date.now()) / 1000;
    },
    output: () => started?.output() ?? '',
    async start(own = []) {
      const command = unitCommand('systemd/selvedge.service', CHECKOUT);
      const begun = machine.start('node', ['env', ...own, ...command], {
        user: USER,
        cwd: CHECKOUT,
        env: { ...nodeSettings(), ...DEMO, ...settings },
      });
      started = begun;
      await waitFor(
        `node ${machine.name}`,
        () => {
          if (begun.hasEnded())
            throw new Error(`Node ${machine.name} ended:\n${begun.output().slice(-2000)}`);
          return isReady();
        },
        LIMIT_MS,
      );
    },
    async stop() {
      if (!started) return;
      process.kill(family(), 'SIGTERM');
      await ended(started.child);
    },
    async kill9() {
      if (!started) return;
      process.kill(-family(), 'SIGKILL');
      await ended(started.child);
    },
    killJobs() {
      const [jobs] = childrenOf(family()).filter(isForJobs);
      if (jobs === undefined) throw new Error(`No process for jobs on ${machine.name}.`);
      process.kill(jobs, 'SIGKILL');
    },
  };
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

function isForJobs(pid: number): boolean {
  return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes('PROCESS_ROLE=jobs');
}
