/** What a process that was killed had in hand is taken up by the one that follows it, within seconds. */

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

type Process = Awaited<ReturnType<typeof openServices>>;

/** A kill is noticed by the database at once; only what runs out would take longer than this. */
const SECONDS = 15_000;
const JOB = { documentId: '00000000-0000-4000-8000-000000000001', variant: 'pdf' } as const;

let world: World;
const opened: Process[] = [];
beforeAll(async () => {
  world = await openWorld({ hasWorkers: false });
  // It only answers calls from now on; those that work off jobs are opened by the tests.
  await world.services.jobs.close();
});
afterAll(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  await world.close();
});

async function aProcess(worksOffJobs = true): Promise<Services> {
  const started = await openServices(world.services.config, { worksOffJobs });
  opened.push(started);
  return started.services;
}

/** As a kill leaves it: fetched, never ended. Both at once, or a worker that lives would fetch it in between. */
async function leaveBehind(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    await services.jobs.enqueue(tx, 'render-document', JOB);
    await sql`update jobs.job set state = 'active', started_on = now()
      where name = 'render-document' and state = 'created'`.execute(tx.unscoped);
  });
}

/** Hands what it does to the list. */
async function aWorker(done: unknown[]): Promise<Services> {
  const services = await aProcess();
  await services.jobs.work('render-document', async ({ variant }) => void done.push(variant));
  return services;
}

test('what was in hand when its process was killed is done by the next one, and what another has in hand stays there', async () => {
  const web = await aProcess(false);
  const done: unknown[] = [];
  await leaveBehind(web);
  await aWorker(done);
  await waitFor('the job to be taken up', () => done.length > 0, SECONDS);
  expect(done).toEqual(['pdf']);

  await leaveBehind(web);
  await aWorker(done);
  await web.jobs.enqueue(web.db, 'render-document', { ...JOB, variant: 'csv' });
  await waitFor('the job behind it to be done', () => done.length > 1, SECONDS);
  expect(done).toEqual(['pdf', 'csv']);
});
