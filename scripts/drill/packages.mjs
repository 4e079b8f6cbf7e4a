// What the drill needs of Debian: what is here already, else installed.
import { existsSync } from 'node:fs';
import { run } from '../bootstrap/child-process.mjs';
import { Stop, step } from '../bootstrap/terminal.mjs';

/** Debian keeps libraries by architecture. */
const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
export const faketimeLibrary = `${libraries}/faketime/libfaketime.so.1`;

/** A file of each package. */
const needed = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: '/usr/bin/pgbackrest',
  libfaketime: faketimeLibrary,
  iproute2: '/usr/sbin/ip',
  openssl: '/usr/bin/openssl',
  e2fsprogs: '/usr/sbin/mkfs.ext4',
};

export async function ensurePackages() {
  const missing = Object.entries(needed)
    .filter(([, file]) => !existsSync(file) && !existsSync(file.replace('/usr/sbin', '/sbin')))
    .map(([name]) => name);
  if (missing.length === 0) return;
  if (!existsSync('/usr/bin/apt-get'))
    throw new Stop(`The drill needs Debian's packages ${missing.join(', ')}.`);
  step(`Installing ${missing.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { env });
  if (install.code !== 0)
    throw new Stop(`${update.output}${install.output}\nInstalling the drill's packages failed.`);
}
