/** kill -9 under load, again and again: what was acknowledged is there, once. `node bench/crash.ts [kills]` */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { untilGone } from '#tests/support/data/money-journeys.ts';
import { askForDemo, compareDemoRequests } from './demo-requests.ts';
import { killUnderLoad, READY_GOAL_MS } from './kill-under-load.ts';
import { openMeasuredServer } from './measured-server.ts';

const KILLS = Number(process.argv[2] ?? 20);
const CALLERS = 8;

const measured = await openMeasuredServer();
const acknowledged: string[] = [];
try {
  const work = ({ url }: { url: string }) => untilGone(() => ask(url));
  const first = await measured.start();
  const { last, slowestMs } = await killUnderLoad(measured, first, { kills: KILLS, callers: CALLERS, work });
  const { lost, doubled } = await compare();
  console.log(
    `${KILLS} kills, ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled (goal 0, 0)`,
  );
  console.log(`ready again in ${slowestMs.toFixed(0)} ms at most (goal ≤ ${READY_GOAL_MS})`);
  if (lost > 0 || doubled > 0 || slowestMs > READY_GOAL_MS) process.exitCode = 1;
  await last.stop();
} finally {
  await measured.close();
}

async function ask(url: string): Promise<void> {
  const name = randomUUID();
  const status = await askForDemo(url, name);
  if (status < 300) acknowledged.push(name);
}

async function compare(): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: measured.databaseUrl });
  await client.connect();
  const counted = await compareDemoRequests(client, acknowledged);
  await client.end();
  return counted;
}
