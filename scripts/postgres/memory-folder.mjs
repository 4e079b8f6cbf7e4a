// A folder in memory for the databases of tests: copying one there costs a tenth of what it costs on a disk.
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

const leastBytes = 2_000_000_000;

/**
 * @param {string} project whose databases they are
 * @param {string} [memory] only Linux has one that is always there; a container's may be far too small
 * @returns {string | undefined}
 */
export function memoryFolder(project, memory = '/dev/shm') {
  const user = process.getuid?.() ?? 0;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < leastBytes) return undefined;
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

/** @param {string} memory @param {string} prefix */
function forgetGoneProjects(memory, prefix) {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const note = join(memory, name, 'project');
    if (existsSync(note) && !existsSync(readFileSync(note, 'utf8')))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
