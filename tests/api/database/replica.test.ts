/** The node behind the address becomes a replica and another one the primary: nothing is answered with a fault. */
import { expect, test } from 'vitest';
import { chooseNotification } from '#contract/customer/preferences.ts';
import { askServer } from '#tests/support/database/server-connection.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

/** As a replica refuses changes: every connection that is opened from now on does. */
async function becomeReplica(isReplica: boolean): Promise<void> {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  await askServer(world.databaseUrl, async (client) => {
    await client.query('set default_transaction_read_only = off');
    await client.query(
      `alter database ${name} ${isReplica ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
    );
    if (isReplica)
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'selvedge'`,
      );
  });
}

const readiness = async () => {
  const answer = await world.inject({ method: 'GET', url: '/readyz' });
  return [answer.statusCode, answer.json().status];
};

test('on a replica a change is answered with 503, and once there is a primary again the next one succeeds at once', async () => {
  const { call } = await world.asCustomer();
  const change = () =>
    call(chooseNotification, { body: { event: 'quote_received', channel: 'email', isOn: false } });
  await change();
  expect(await readiness()).toEqual([200, 'ready']);

  await becomeReplica(true);
  const refused = await refusalOf(change());
  expect([refused.status, refused.code, refused.retryAfterSeconds]).toEqual([503, 'unavailable', 2]);
  expect(await readiness()).toEqual([503, 'waiting for a database that takes writes']);

  // Connections to the replica are still open; whoever meets one goes on over a new one.
  await becomeReplica(false);
  await change();
  expect(await readiness()).toEqual([200, 'ready']);
});
