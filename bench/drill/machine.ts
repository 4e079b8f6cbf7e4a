/** A machine of the drill: a network namespace on a bridge, a disk of its own, and the processes in it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MACHINES = { a: '10.0.0.11', b: '10.0.0.12', c: '10.0.0.13' } as const;
export type MachineName = keyof typeof MACHINES;

export type Started = {
  child: ChildProcess;
  output(): string;
  hasEnded(): boolean;
};

export type StartOptions = { user?: string; env?: Record<string, string>; cwd?: string };

export type Machine = {
  name: MachineName;
  address: string;
  /** A file system with little room, as a disk has it. */
  disk: string;
  start(what: string, command: readonly string[], options?: StartOptions): Started;
  run(command: readonly string[], options?: StartOptions): string;
  /** Packets neither come nor go, and nobody is told. */
  cutOff(): void;
  reconnect(): void;
  /** As when the power fails: first silence, then nothing. */
  die(): void;
};

/** What lies on the disk of a machine, seen by it where Debian has it. */
const OWN_FOLDERS = {
  '/run/postgresql': 'sockets',
  '/var/lib/postgresql': 'postgresql',
  '/var/lib/etcd': 'etcd',
};
const DISK_SIZE = '3G';
/** Where whoever calls from outside is. */
const OUTSIDE = '10.0.0.1/24';

export function openNetwork(): void {
  for (const folder of ['/run', '/dev/shm']) must('mount', '-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', folder);
  for (const folder of ['/run/netns', ...Object.keys(OWN_FOLDERS)]) mkdirSync(folder, { recursive: true });
  must('ip', 'link', 'set', 'lo', 'up');
  must('ip', 'link', 'add', 'machines', 'type', 'bridge');
  must('ip', 'addr', 'add', OUTSIDE, 'dev', 'machines');
  must('ip', 'link', 'set', 'machines', 'up');
}

export function openMachine(name: MachineName, folder: string): Machine {
  const address = MACHINES[name];
  const wire = `wire-${name}`;
  must('ip', 'netns', 'add', name);
  must('ip', 'link', 'add', wire, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  must('ip', 'link', 'set', wire, 'master', 'machines', 'up');
  must('ip', '-n', name, 'link', 'set', 'lo', 'up');
  must('ip', '-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  must('ip', '-n', name, 'link', 'set', 'eth0', 'up');
  const disk = openDisk(join(folder, name));
  const mounts = Object.entries(OWN_FOLDERS).map(
    ([seen, kept]) => `mount --bind ${join(disk, kept)} ${seen}`,
  );
  const inside = (command: readonly string[], { user }: StartOptions) => [
    ...['netns', 'exec', name, 'sh', '-c', `${mounts.join(' && ')} && exec "$@"`, 'sh'],
    ...(user ? ['setpriv', `--reuid=${user}`, `--regid=${groupOf(user)}`, '--clear-groups'] : []),
    ...command,
  ];
  return {
    name,
    address,
    disk,
    start(what, command, options = {}) {
      const log = join(folder, `${name}-${what}.log`);
      const file = openSync(log, 'a');
      const child = spawn('ip', inside(command, options), {
        cwd: options.cwd ?? '/',
        env: { PATH: process.env.PATH, ...options.env },
        detached: true,
        stdio: ['ignore', file, file],
      });
      closeSync(file);
      return {
        child,
        output: () => readFileSync(log, 'utf8'),
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      };
    },
    run(command, options = {}) {
      const { status, stdout, stderr } = spawnSync('ip', inside(command, options), {
        cwd: options.cwd ?? '/',
        env: { PATH: process.env.PATH, ...options.env },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${command.join(' ')} on ${name}:\n${stdout}${stderr}`);
      return stdout;
    },
    cutOff: () => must('ip', 'link', 'set', wire, 'down'),
    reconnect: () => must('ip', 'link', 'set', wire, 'up'),
    die() {
      must('ip', 'link', 'set', wire, 'down');
      for (let left = pidsOf(name); left.length > 0; left = pidsOf(name)) for (const pid of left) end(pid);
    },
  };
}

function pidsOf(name: MachineName): number[] {
  const found = must('ip', 'netns', 'pids', name).split('\n').filter(Boolean).map(Number);
  return found.filter((pid) => !isZombie(pid));
}

function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? true;
  } catch {
    return true;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function openDisk(disk: string): string {
  mkdirSync(disk);
  must('truncate', '-s', DISK_SIZE, `${disk}.image`);
  must('mkfs.ext4', '-q', `${disk}.image`);
  must('mount', '-o', 'loop', `${disk}.image`, disk);
  for (const kept of Object.values(OWN_FOLDERS)) {
    mkdirSync(join(disk, kept));
    chmodSync(join(disk, kept), 0o777);
  }
  return disk;
}

function groupOf(user: string): string {
  return must('id', '-g', user).trim();
}

function must(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
