// What the page for operators tells them to run and to copy is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../bootstrap/project.mjs';

const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** @param {RegExp} pattern */
function found(pattern) {
  return [...new Set([...page.matchAll(pattern)].map(([, name = '']) => name))];
}

/** @param {string} folder */
function testsIn(folder) {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.(ts|mjs)$/.test(path))
    .map((path) => readFileSync(join(projectRoot, folder, path), 'utf8'))
    .join('\n');
}

test('every command of npm exists', () => {
  const commands = found(/npm run ([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command of npm is run by a test', () => {
  // The tests build before they begin; the drill is a test itself, too long for every day.
  const others = new Set(['build', 'drill']);
  const sources = ['tests/api', 'scripts'].map(testsIn).join('\n');
  const untried = found(/npm run ([\w:-]+)/g).filter(
    (name) => !others.has(name) && !sources.includes(`scripts/${name}.mjs`),
  );
  expect(untried).toEqual([]);
});

test('every file it names exists', () => {
  const files = found(/\b((?:deploy|docs|bench|scripts)\/[\w./-]*\w)/g);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test('every setting it names is in .env.example', () => {
  const settings = found(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
  const known = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  expect(settings.length).toBeGreaterThan(4);
  expect(settings.filter((name) => !new RegExp(`^${name}=`, 'm').test(known))).toEqual([]);
});

test.each(['selvedge.env', 'migrate.env'])('a shell reads %s as systemd does', (name) => {
  const file = join(projectRoot, 'deploy/systemd', name);
  const { status, stderr } = spawnSync('sh', ['-euc', `set -a; . '${file}'`], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const values = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((line) => /[\s"'<>$`\\]/.test(line))).toEqual([]);
});

test('every link inside the page leads to one of its sections', () => {
  const anchors = new Set(
    found(/^#+ (.+)$/gm).map((title) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    ),
  );
  expect(found(/\]\(#([\w-]+)\)/g).filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
