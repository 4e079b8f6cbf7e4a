/**
 * Attackers, one kind after the other or all at once, while a buyer reads, one pays and somebody signs in.
 *
 *   npx node bench/attacks/together.ts [seconds] [kind of attack, or nothing for each new one and then all]
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { keepProcessOn, sharedOutCores } from '../cores.ts';
import { percentile } from '../load.ts';
import { openMeasuredServer, untilQuiet } from '../measured-server.ts';
import { signInSomebody } from '../read-rate/sign-in-somebody.ts';
import { openPayments } from '../rush/payments-meanwhile.ts';
import { signInDemoCustomer } from '../sign-in.ts';
import { openWorker } from '../worker-process.ts';
import { ATTACKS, type AttackName } from './attack-kinds.ts';
import type { AttackOrder, AttackReport } from './attack-process.ts';
import { memoryUntil, readUntil, signInUntil } from './bystanders.ts';

const SECONDS = Number(process.argv[2] ?? 20);
const ALL = Object.keys(ATTACKS) as AttackName[];
const ROUNDS: AttackName[][] = process.argv[3]
  ? [process.argv.slice(3) as AttackName[]]
  : [['hanging uploads'], ['kept connections'], ['picture bombs'], ALL];
const BUYER = '9000000001';
/** Whoever is new signs in with a code like everybody. */
const FRESH = Array.from({ length: 40 }, (_, n) => `90000001${String(n).padStart(2, '0')}`);
const PAYMENTS_A_ROUND = 60;
const [READ_GOAL_MS, MEMORY_GOAL_MB] = [500, 400];

const cores = sharedOutCores();
const isShared = cores !== null && keepProcessOn(cores.others);
const measured = await openMeasuredServer({ PROCESSES: '2', MAX_EVENT_LOOP_DELAY_MS: '400' });
const server = await measured.start();
if (isShared) keepProcessOn(cores.last);
const attackers = openWorker<AttackOrder, AttackReport>(new URL('attack-process.ts', import.meta.url));
try {
  const token = await signInDemoCustomer(server, BUYER);
  const attacker = await signInAttacker(measured.databaseUrl);
  const { databaseUrl } = measured;
  await untilQuiet(server.pid);
  for (const attacks of ROUNDS) {
    const payments = await openPayments({ url: server.url, token, databaseUrl }, PAYMENTS_A_ROUND);
    const ends = performance.now() + SECONDS * 1000;
    const port = Number(new URL(server.url).port);
    const [report, reads, paid, signIns, memory] = await Promise.all([
      attackers.run({ port, token: attacker, seconds: SECONDS, attacks }),
      readUntil(ends, server, token),
      payments.payUntil(ends),
      signInUntil(ends, server, FRESH),
      memoryUntil(ends, server),
    ]);
    await payments.close();
    console.log(`${attacks.join(' + ')} (load average ${loadavg()[0]?.toFixed(1)})`);
    for (const { attack, outcomes } of report)
      console.log(`  ${attack}: ${[...outcomes].map(([what, times]) => `${times}×${what}`).join(' ')}`);
    console.log(
      `  signed-in reads: ${reads.succeeded} answered, ${reads.failures.length} refused, p99 ${percentile(reads.ms, 0.99).toFixed(0)} ms (goal ≤ ${READ_GOAL_MS})`,
    );
    console.log(
      `  payments: ${paid.succeeded} succeed, ${paid.failures.length} fail (goal 0); sign-ins: ${signIns.succeeded} succeed, ${signIns.failures.length} fail (goal 0)`,
    );
    console.log(`  memory of a process: ${memory.toFixed(0)} MB at most (goal ≤ ${MEMORY_GOAL_MB})`);
    for (const failure of new Set([...reads.failures, ...paid.failures, ...signIns.failures]))
      console.log(`  ! ${failure.slice(0, 160)}`);
  }
} finally {
  attackers.close();
  await server.stop();
  await measured.close();
}

/** Of another company than the buyer's. */
async function signInAttacker(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select brand_id from people where brand_id is not null and brand_id <> (select brand_id from people where phone = $1) limit 1',
      [`+91${BUYER}`],
    );
    return await signInSomebody(client, rows[0].brand_id, 1);
  } finally {
    await client.end();
  }
}
