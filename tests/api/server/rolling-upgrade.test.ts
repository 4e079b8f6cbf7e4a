/** Two nodes behind a balancer are replaced one after the other, and no caller notices. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signInAtDemo } from '#tests/support/server/demo-sign-in.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

/** Longer than the balancer needs to notice, also on a machine that is busy with other work. */
const DRAIN_SECONDS = '4';
const ASKED_EVERY_MS = 50;
const CALLERS = 4;
const BREATH_MS = 10;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const nodes: ServerProcess[] = [];

const startNode = () =>
  startServerProcess({
    databaseUrl: database.url,
    env: { MODE: 'demo', LOG_LEVEL: 'silent', DRAIN_SECONDS },
  });

beforeAll(async () => {
  database = await openTestDatabase();
  nodes.push(await startNode());
  nodes.push(await startNode());
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill9()));
  await database.close();
});

const readinessOf = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/readyz`);
  return { isReady: answer.ok, text: await answer.text() };
};

/** Asks each node whether it is ready, and hands calls out in turn to those that were. */
function openBalancer() {
  let ready: ServerProcess[] = [...nodes];
  let turn = 0;
  let isOpen = true;
  const asking = (async () => {
    while (isOpen) {
      const requested = await Promise.all(
        nodes.map(async (node) => ((await readinessOf(node).catch(() => null))?.isReady ? [node] : [])),
      );
      ready = requested.flat();
      await pause(ASKED_EVERY_MS);
    }
  })();
  return {
    next(): ServerProcess {
      turn += 1;
      const node = ready[turn % ready.length];
      if (!node) throw new Error('no node is ready');
      return node;
    },
    async close() {
      isOpen = false;
      await asking;
    },
  };
}

test('a node says that it leaves, serves until the balancer has noticed, and no call is lost', async () => {
  const [first] = nodes;
  if (!first) throw new Error('no node was started');
  const token = await signInAtDemo(first, nodes);
  const balancer = openBalancer();
  const served = new Map<ServerProcess, number>();
  const problems: string[] = [];
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      const node = balancer.next();
      try {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${node.url}/apiuser/customer/me/`, { headers });
        await answer.arrayBuffer();
        if (answer.status === 200) served.set(node, (served.get(node) ?? 0) + 1);
        else problems.push(`status ${answer.status}`);
      } catch (error) {
        problems.push(String((error as Error).cause ?? error));
      }
      await pause(BREATH_MS);
    }
  });
  try {
    for (const place of nodes.keys()) {
      const old = nodes[place] as ServerProcess;
      await waitFor('calls on the old node', () => (served.get(old) ?? 0) > 0);
      const ended = old.stop();
      await waitFor('the old node to say so', async () => (await readinessOf(old)).text.includes('stopping'));
      expect(await ended).toBe(0);
      nodes[place] = await startNode();
      await waitFor('calls on the new node', () => (served.get(nodes[place] as ServerProcess) ?? 0) > 0);
    }
  } finally {
    isOver = true;
    await Promise.all(callers);
    await balancer.close();
  }
  expect(problems).toEqual([]);
});
