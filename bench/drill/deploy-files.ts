/** The files of deploy/ with their values filled in, as an operator does it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Machine } from './machine.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));
/** The same on all machines; not secret, because the drill's network ends with it. */
const PASSWORD = 'a-password-of-the-drill-and-of-nobody-else';

export function deployFile(path: string): string {
  return readFileSync(join(DEPLOY, path), 'utf8').replaceAll(/CHANGE_ME_\w+/g, PASSWORD);
}

/** Written into the folder of the drill; whatever else is another place there. */
export function writeDeployFile(folder: string, path: string, places: Record<string, string> = {}): string {
  const file = join(folder, path.replaceAll('/', '-'));
  const filled = Object.entries(places).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    deployFile(path),
  );
  writeFileSync(file, filled, { mode: 0o644 });
  return file;
}

/** The settings of a machine, by a file in which it is called THIS_NAME and THIS_ADDRESS. */
export function machineSettings(path: string, { name, address }: Machine): Record<string, string> {
  const text = deployFile(path).replaceAll('THIS_NAME', name).replaceAll('THIS_ADDRESS', address);
  return parseEnv(text) as Record<string, string>;
}

/** The settings that all nodes have. */
export function nodeSettings(): Record<string, string> {
  return parseEnv(deployFile('systemd/selvedge.env')) as Record<string, string>;
}

/** What systemd would run, in this checkout. */
export function unitCommand(path: string, checkout: string): string[] {
  const command = /^ExecStart=(.*)$/m.exec(deployFile(path))?.[1] ?? '';
  return command.replaceAll('/opt/selvedge', checkout).split(' ');
}

export function databaseUrl(address: string): string {
  return `postgres://selvedge:${PASSWORD}@${address}:5432/selvedge`;
}

/** For the role that owns the schema. */
export function migrationUrl(address: string): string {
  return `postgres://selvedge_owner:${PASSWORD}@${address}:5432/selvedge`;
}
