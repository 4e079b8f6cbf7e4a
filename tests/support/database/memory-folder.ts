/** A folder in memory for the databases of tests: copying one there costs a tenth of what it costs on a disk. */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const LEAST_BYTES = 2_000_000_000;

/** Only Linux has a memory that is always there, and a container's may be far too small. */
export function memoryFolder(project: string, memory = '/dev/shm'): string | undefined {
  const user = process.getuid?.() ?? 0;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < LEAST_BYTES) return undefined;
    const folder = join(memory, `selvedge-${user}-${hashOf(project)}`);
    forgetGoneProjects(memory, `selvedge-${user}-`);
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    // Anyone may write there, so a folder prepared by somebody else is not trusted.
    const found = lstatSync(folder);
    if (!found.isDirectory() || found.uid !== user) return undefined;
    writeFileSync(join(folder, 'project'), project);
    return folder;
  } catch {
    return undefined;
  }
}

function forgetGoneProjects(memory: string, prefix: string): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const note = join(memory, name, 'project');
    if (existsSync(note) && !existsSync(readFileSync(note, 'utf8')))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
