/** etcd on three machines, PostgreSQL under Patroni on two, HAProxy on all, by the files of deploy/. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { machineSettings, writeDeployFile } from './deploy-files.ts';
import type { Machine, Started } from './machine.ts';

export type Member = { name: string; role: string; state: string; lag?: number | string };

const OWNER = 'postgres';
const LIMIT_MS = 180_000;

export type DatabaseCluster = {
  /** Whatever of it does not run, as systemd does. */
  startMachine(machine: Machine): void;
  primary(): Promise<Machine>;
  replica(): Promise<Machine>;
  /** One takes writes, the other has all of them. */
  untilHealthy(): Promise<void>;
  postmasterPid(machine: Machine): number;
  /** A whole one, as every night. */
  backUp(machine: Machine): void;
  /** Both machines, from the backups; `machine` becomes primary. */
  restore(machine: Machine, moment: string): Promise<void>;
};

export async function openCluster(folder: string, machines: readonly Machine[]): Promise<DatabaseCluster> {
  const withDatabase = machines.filter(({ name }) => name !== 'c');
  const haproxy = writeDeployFile(folder, 'haproxy/haproxy.cfg', {
    '/etc/haproxy/selvedge.pem': join(folder, 'selvedge.pem'),
  });
  const patroni = writeDeployFile(folder, 'patroni/patroni.yml');
  const backups = backupSettings(folder);
  const restoreScript = writeDeployFile(folder, 'pgbackrest/restore.sh');

  const running = new Map<string, Started>();
  const keepRunning = ({ name }: Machine, what: string, start: () => Started) => {
    const known = running.get(`${name} ${what}`);
    if (!known || known.hasEnded()) running.set(`${name} ${what}`, start());
  };
  function startMachine(machine: Machine): void {
    keepRunning(machine, 'etcd', () => startEtcd(machine));
    keepRunning(machine, 'haproxy', () => machine.start('haproxy', ['haproxy', '-W', '-f', haproxy]));
    if (withDatabase.includes(machine))
      keepRunning(machine, 'patroni', () => startPatroni(machine, patroni, backups));
  }
  async function members(): Promise<Member[]> {
    for (const { address } of withDatabase) {
      const answer = await ask(`http://${address}:8008/cluster`);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  async function machineWith(...roles: string[]): Promise<Machine> {
    return waitFor(
      `a ${roles[0]}`,
      async () => {
        const found = (await members()).find(({ role, state }) => roles.includes(role) && isRunning(state));
        return withDatabase.find(({ name }) => name === found?.name);
      },
      LIMIT_MS,
    );
  }
  const cluster: DatabaseCluster = {
    startMachine,
    primary: () => machineWith('leader'),
    replica: () => machineWith('sync_standby', 'replica'),
    untilHealthy: async () => {
      await machineWith('leader');
      await machineWith('sync_standby').catch(async (error: Error) => {
        throw new Error(`${error.message} ${JSON.stringify(await members())}`);
      });
    },
    backUp(machine) {
      machine.run(['pgbackrest', '--stanza=selvedge', '--type=full', 'backup'], {
        user: OWNER,
        env: backups.env,
      });
    },
    async restore(machine, moment) {
      for (const { name } of withDatabase) {
        const patroni = running.get(`${name} patroni`);
        patroni?.child.kill('SIGTERM');
        await waitFor(`the end of Patroni on ${name}`, () => patroni?.hasEnded() ?? true, LIMIT_MS);
      }
      machine.run(['sh', restoreScript, moment], { user: OWNER, env: backups.env });
      machine.run([
        'etcdctl',
        `--endpoints=http://${machine.address}:2379`,
        'del',
        '/service/selvedge/status',
      ]);
      startMachine(machine);
      await machineWith('leader');
      for (const other of withDatabase) startMachine(other);
    },
    postmasterPid: (machine) =>
      Number(
        readFileSync(join(machine.disk, 'postgresql/15/selvedge/postmaster.pid'), 'utf8').split('\n')[0],
      ),
  };
  for (const machine of machines) startMachine(machine);
  const first = await cluster.primary();
  prepareDatabase(first, folder, backups);
  await cluster.untilHealthy();
  return cluster;
}

function isRunning(state: string): boolean {
  return state === 'running' || state === 'streaming';
}

function startEtcd(machine: Machine): Started {
  return machine.start('etcd', ['etcd'], { env: machineSettings('etcd/etcd.env', machine) });
}

type Backups = { repository: string; env: Record<string, string> };

function startPatroni(machine: Machine, config: string, { env }: Backups): Started {
  const settings = { ...machineSettings('patroni/patroni.env', machine), ...env, LC_ALL: 'C.UTF-8' };
  return machine.start('patroni', ['patroni', config], { user: OWNER, env: settings });
}

/** Backups lie in a folder, where a real machine has a store elsewhere. */
function backupSettings(folder: string): Backups {
  const repository = join(folder, 'backups');
  mkdirSync(repository);
  const config = writeDeployFile(folder, 'pgbackrest/pgbackrest.conf', {
    'repo1-type=s3': 'repo1-type=posix',
    'repo1-path=/selvedge': `repo1-path=${repository}`,
  });
  // Not in /tmp, which belongs to everybody.
  return { repository, env: { PGBACKREST_CONFIG: config, PGBACKREST_LOCK_PATH: '/run/postgresql' } };
}

function prepareDatabase(machine: Machine, folder: string, { repository, env }: Backups): void {
  const roles = writeDeployFile(folder, 'patroni/roles.sql');
  machine.run(['psql', '-v', 'ON_ERROR_STOP=1', '-f', roles], { user: OWNER, env });
  machine.run(['chown', OWNER, repository]);
  machine.run(['pgbackrest', '--stanza=selvedge', 'stanza-create'], { user: OWNER, env });
}

async function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
}
