import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../bootstrap/project.mjs';

/** @typedef {{ version?: string, dev?: boolean, name?: string }} Locked */
/** @typedef {{ name: string, version: string, purl: string, 'bom-ref': string }} Component */

/** @returns {{ bomFormat: string, specVersion: string, components: Component[] }} */
function bill() {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.mjs'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test('every package the product runs on is in it once, with its version, and so are Node and PostgreSQL', () => {
  const { bomFormat, specVersion, components } = bill();
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(listed).size).toBe(listed.length);
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  /** @type {[string, Locked][]} */
  const packages = Object.entries(lock.packages);
  const needed = packages
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((each) => !listed.includes(each))).toEqual([]);
  const { dependencies } = lock.packages[''];
  for (const name of Object.keys(dependencies)) expect(listed).toContain(`${name}@${dependencies[name]}`);
  expect(listed).toContain(`nodejs@${dependencies.node}`);
  expect(listed.find((each) => each.startsWith('postgresql@'))).toMatch(/^postgresql@\d+\.\d+$/);
});

test('what the product is only built and tested with is not in it, and each has an address of its kind', () => {
  const { components } = bill();
  const names = components.map(({ name }) => name);
  for (const tool of ['vitest', 'typescript', 'vite', 'lighthouse']) expect(names).not.toContain(tool);
  for (const { purl } of components)
    expect(purl).toMatch(/^pkg:(?:npm\/(?:%40[\w.-]+\/)?|generic\/)[\w.-]+@\S+$/);
});
