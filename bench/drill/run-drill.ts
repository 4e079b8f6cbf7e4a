/** All of deploy/ on this machine, and everything that can happen to it. Started by `npm run drill`. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/schema/migrate.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { signInDemoCustomer } from '../sign-in.ts';
import { appNode } from './app-node.ts';
import { openCluster } from './database-cluster.ts';
import { databaseUrl, migrationUrl } from './deploy-files.ts';
import { type Outcome, startLoad } from './load.ts';
import { MACHINES, openMachine, openNetwork } from './machine.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

const LIMIT_MS = 45 * 60_000;
const READY_LIMIT_MS = 120_000;
/** Between two writes there is always some time; less than this is none. */
const NONE_SECONDS = 1;

const [folder = '', ...wanted] = process.argv.slice(2);
const url = `https://${MACHINES.c}`;
const webhookSecret = randomBytes(24).toString('hex');
const names = wanted.length > 0 ? wanted : Object.keys(SCENARIOS);
const unknown = names.filter((name) => !SCENARIOS[name]);
if (unknown.length > 0) {
  console.log(`No scenario ${unknown.join(', ')}: there are ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}
setTimeout(() => {
  console.log(`Not done after ${LIMIT_MS / 60_000} minutes.`);
  process.exit(1);
}, LIMIT_MS).unref();

openNetwork();
const machines = (['a', 'b', 'c'] as const).map((name) => openMachine(name, folder));
const cluster = await openCluster(folder, machines);
const { address } = await cluster.primary();
await migrate(migrationUrl(address), databaseUrl(address));
const files = join(folder, 'files');
mkdirSync(files);
chmodSync(files, 0o777);
const nodes = machines
  .filter(({ name }) => name !== 'c')
  .map((machine) => appNode(machine, { DATA_DIR: files, SANDBOX_WEBHOOK_SECRET: webhookSecret }));
for (const node of nodes) await node.start();
await untilAllReady();
const output = () => nodes.map((node) => node.output()).join('\n');
const token = await signInDemoCustomer({ url, output });
console.log(`Two nodes, two PostgreSQL and three etcd are ready.`);

let areGoalsMet = true;
for (const name of names) {
  const scenario = SCENARIOS[name];
  if (scenario) areGoalsMet = (await play(name, scenario)) && areGoalsMet;
}
console.log(areGoalsMet ? 'All goals were met.' : 'Not all goals were met.');
process.exit(areGoalsMet ? 0 : 1);

async function play(name: string, scenario: Scenario): Promise<boolean> {
  const before = await cluster.primary();
  const load = await startLoad({ url, token, databaseUrl: databaseUrl(before.address), webhookSecret });
  await load.untilWritten();
  await load.untilHeard();
  const since = performance.now();
  await scenario.play({ cluster, nodes, load, folder });
  await cluster.untilHealthy();
  await untilAllReady();
  await load.untilWritten();
  await load.untilHeard();
  const silence = load.longestSilence(since);
  await load.stop();
  const outcome = await load.outcome(databaseUrl((await cluster.primary()).address));
  const refused = [...load.refused()].map(([said, times]) => `${times} × ${said}`).join(', ');
  return report(name, scenario, { ...outcome, seconds: silence < NONE_SECONDS ? 0 : silence, refused });
}

async function untilAllReady(): Promise<void> {
  for (const node of nodes) await waitFor(`node ${node.machine.name}`, () => node.isReady(), READY_LIMIT_MS);
}

function report(
  name: string,
  { what, goalSeconds }: Scenario,
  outcome: Outcome & { seconds: number; refused: string },
): boolean {
  const { acknowledged, payments, lost, doubled, faults, seconds, refused } = outcome;
  const isFree = goalSeconds > 0 || refused === '';
  console.log(`${name}: ${what}`);
  console.log(
    `  ${acknowledged} writes and ${payments} payments acknowledged: ${lost} lost, ${doubled} doubled (goal 0, 0)`,
  );
  console.log(
    `  writes again after ${seconds.toFixed(1)} s (goal ≤ ${goalSeconds}); refused tries: ${refused || 'none'}` +
      (goalSeconds === 0 ? ' (goal none)' : ''),
  );
  console.log(`  books and history ${faults.length === 0 ? 'proved' : 'WRONG'}; live streams heard again`);
  for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`);
  return lost + doubled + faults.length === 0 && seconds <= goalSeconds && isFree;
}
