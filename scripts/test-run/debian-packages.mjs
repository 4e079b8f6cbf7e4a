// What a test needs of Debian is installed by the run itself, where that is allowed.
import { existsSync } from 'node:fs';
import { run } from '../bootstrap/child-process.mjs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function updatePackageLists() {
  return run('apt-get', ['update'], { env });
}

/** Waits for another program that installs something. @param {string} name */
export function installPackage(name) {
  const waiting = ['-o', 'DPkg::Lock::Timeout=120'];
  return run('apt-get', [...waiting, 'install', '-y', '--no-install-recommends', name], { env });
}

/** @param {string} name */
export async function isPackageKnown(name) {
  return (await run('apt-cache', ['show', name], { env })).code === 0;
}
