// The alert rules fire when they should and lead to a page that says what to do; the dashboard asks what they ask.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensurePromtool } from '../../tests/support/programs/promtool.ts';
import { projectRoot } from '../bootstrap/project.mjs';

const folder = join(projectRoot, 'deploy/prometheus');
const rules = readFileSync(join(folder, 'rules.yml'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)\n([\s\S]*?)(?=\n {6}- alert|\n {2}- name|$)/g)].map(
  ([, name = '', text = '']) => ({ name, text }),
);

beforeAll(ensurePromtool);

/** @param {string[]} args */
function promtool(...args) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('the rules and the configuration are such as Prometheus takes', () => {
  expect(promtool('check', 'rules', 'rules.yml')).toMatchObject({ status: 0 });
  expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toMatchObject({ status: 0 });
});

test('every alert fires in its case and is quiet in the other', () => {
  const cases = readFileSync(join(folder, 'rules.test.yml'), 'utf8');
  expect(alerts.length).toBeGreaterThan(15);
  for (const { name } of alerts) {
    expect(cases).toContain(`name: ${name} fires`);
    expect(cases).toContain(`name: ${name} is quiet`);
  }
  expect(promtool('test', 'rules', 'rules.test.yml')).toMatchObject({ status: 0 });
});

test('every alert has a severity, a sentence, and a section of the page for operators', () => {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  for (const { name, text } of alerts) {
    expect(text, name).toMatch(/severity: (page|ticket) /);
    expect(text, name).toMatch(/summary: "?\S.*\."?\n/);
    expect(text, name).toContain(`runbook: docs/operations.md#${name.toLowerCase()}`);
    expect(page, name).toMatch(new RegExp(`^#+ ${name}$`, 'm'));
  }
});

test('every question of the dashboard can be parsed by Prometheus', () => {
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'));
  /** @type {string[]} */
  const asked = panels.flatMap((/** @type {{ targets: { expr: string }[] }} */ panel) =>
    panel.targets.map(({ expr }) => expr),
  );
  expect(asked.length).toBeGreaterThan(20);
  const asRules = asked.map((expr, at) => `      - { record: "asked:${at}", expr: ${JSON.stringify(expr)} }`);
  const text = `groups:\n  - name: asked\n    rules:\n${asRules.join('\n')}\n`;
  const temporary = mkdtempSync(join(tmpdir(), 'selvedge-dashboard-'));
  writeFileSync(join(temporary, 'asked.yml'), text);
  const { status, output } = promtool('check', 'rules', join(temporary, 'asked.yml'));
  rmSync(temporary, { recursive: true });
  expect(status, output).toBe(0);
});
