/** Prometheus' own tool for rules: one that is here already, else installed, else said to be missing. */
import { spawnSync } from 'node:child_process';
import {
  canInstallPackages,
  installPackage,
  updatePackageLists,
} from '../../../scripts/test-run/debian-packages.mjs';

const PACKAGE = 'prometheus';

export async function ensurePromtool(): Promise<void> {
  if (isHere()) return;
  if (!canInstallPackages()) throw new Error('promtool is not here: install Prometheus, which brings it.');
  await updatePackageLists();
  const { output } = await installPackage(PACKAGE);
  if (!isHere()) throw new Error(`${output}\npromtool could not be installed.`);
}

function isHere(): boolean {
  return spawnSync('promtool', ['--version'], { timeout: 20_000 }).status === 0;
}
