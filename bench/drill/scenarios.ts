/** What can happen to three machines, and how it ends. Each leaves everything as it found it. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { faketimeLibrary } from '../../scripts/drill/packages.mjs';
import type { AppNode } from './app-node.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import type { Load } from './load.ts';
import type { Machine } from './machine.ts';

export type Stage = { cluster: DatabaseCluster; nodes: readonly AppNode[]; load: Load; folder: string };

export type Scenario = {
  what: string;
  /** Longest time without an acknowledged write; 0 also means that no write is refused. */
  goalSeconds: number;
  play(stage: Stage): Promise<void>;
};

export const SCENARIOS: Record<string, Scenario> = {
  primary: {
    what: "the primary's process is killed",
    goalSeconds: 15,
    async play({ cluster, load }) {
      process.kill(cluster.postmasterPid(await cluster.primary()), 'SIGKILL');
      await load.untilWritten();
    },
  },
  machine: {
    what: "the primary's machine is gone, with its node, HAProxy and etcd",
    goalSeconds: 45,
    async play({ cluster, nodes, load }) {
      const machine = await cluster.primary();
      machine.die();
      await load.untilWritten();
      machine.reconnect();
      cluster.startMachine(machine);
      await nodeOn(nodes, machine).start();
    },
  },
  node: {
    what: 'an application node is killed',
    goalSeconds: 0,
    async play({ nodes: [node], load }) {
      await node?.kill9();
      await load.untilWritten();
      await node?.start();
    },
  },
  jobs: {
    what: 'the processes for jobs are killed on both nodes',
    goalSeconds: 0,
    async play({ nodes, load }) {
      for (const node of nodes) node.killJobs();
      await load.untilWritten();
    },
  },
  replica: {
    what: "the replica's machine is cut off",
    goalSeconds: 15,
    async play({ cluster, load }) {
      const machine = await cluster.replica();
      machine.cutOff();
      await load.untilWritten();
      machine.reconnect();
    },
  },
  disk: {
    what: "the primary's disk is full",
    goalSeconds: 45,
    async play({ cluster, load }) {
      const machine = await cluster.primary();
      const ballast = fillDisk(machine);
      useUpWal(machine);
      await load.untilWritten();
      rmSync(ballast);
      cluster.startMachine(machine);
    },
  },
  clock: {
    what: "a node's clock jumps two hours ahead and back",
    goalSeconds: 0,
    async play({ nodes: [node], load, folder }) {
      const clock = join(folder, 'clock');
      const set = (offset: string) => writeFileSync(clock, `${offset}\n`, { mode: 0o644 });
      set('+0');
      await node?.stop();
      await node?.start([
        `LD_PRELOAD=${faketimeLibrary}`,
        `FAKETIME_TIMESTAMP_FILE=${clock}`,
        'FAKETIME_CACHE_DURATION=1',
        'FAKETIME_DONT_FAKE_MONOTONIC=1',
      ]);
      for (const offset of ['+7200', '-7200', '+0']) {
        set(offset);
        await untilAhead(node, Number(offset));
        await load.untilWritten();
      }
      await node?.stop();
      await node?.start();
    },
  },
  restore: {
    what: 'both databases go back to a moment, by the backup and its log',
    goalSeconds: 180,
    async play({ cluster, nodes, load }) {
      const machine = await cluster.primary();
      cluster.backUp(machine);
      await load.untilWritten();
      for (const node of nodes) await node.stop();
      const moment = query(machine, 'select clock_timestamp()');
      query(machine, 'create table after_the_moment ()');
      await cluster.restore(machine, moment);
      if (query(machine, `select to_regclass('after_the_moment')`) !== '')
        throw new Error(`The restore went beyond ${moment}.`);
      for (const node of nodes) await node.start();
    },
  },
  upgrade: {
    what: 'the nodes are upgraded one after the other',
    goalSeconds: 0,
    async play({ nodes, load }) {
      for (const node of nodes) {
        await node.stop();
        await node.start();
        await load.untilWritten();
      }
    },
  },
};

async function untilAhead(node: AppNode | undefined, seconds: number): Promise<void> {
  const slack = 600;
  await waitFor(
    `a clock ${seconds} s ahead`,
    async () => Math.abs(((await node?.secondsAhead()) ?? Number.NaN) - seconds) < slack,
    60_000,
  );
}

function query({ run }: Machine, statement: string): string {
  return run(['psql', '-d', 'selvedge', '-Atqc', statement], { user: 'postgres' }).trim();
}

function nodeOn(nodes: readonly AppNode[], machine: Machine): AppNode {
  const found = nodes.find((node) => node.machine === machine);
  if (!found) throw new Error(`No node on ${machine.name}.`);
  return found;
}

/** To the last byte that an ordinary user may have. */
function fillDisk({ disk, run }: Machine): string {
  const ballast = join(disk, 'postgresql', 'ballast');
  run(['sh', '-c', 'cat /dev/zero > "$1" 2>/dev/null || true', 'sh', ballast], { user: 'postgres' });
  return ballast;
}

/** The segments that are there already would last for a while. */
function useUpWal({ run }: Machine): void {
  const filled = 'select pg_switch_wal() from pg_logical_emit_message(false, $$drill$$, repeat($$x$$, 1000))';
  run(['sh', '-c', `for n in $(seq 40); do psql -qAt -c '${filled}' >/dev/null 2>&1 || exit 0; done`], {
    user: 'postgres',
    env: { PGCONNECT_TIMEOUT: '2' },
  });
}
