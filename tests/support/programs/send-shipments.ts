/** A process that sends shipments one after the other and says which one is next: somebody else ends it in the middle. */
import { Refusal } from '#domain/shared/refusal.ts';
import { sendDispatch } from '#server/capabilities/delivery/send-dispatch.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';
import { openTestClock } from '#tests/support/server/test-clock.ts';

const [databaseUrl = '', now = '', papers = '{}', ...dispatchIds] = process.argv.slice(2);
const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', MIGRATE: 'off' });
const { services, close } = await openServices(config, {
  clock: openTestClock(new Date(now)),
  worksOffJobs: false,
});
for (const dispatchId of dispatchIds) {
  process.stdout.write('next\n');
  await services.db
    .transaction((tx) =>
      sendDispatch(services, tx, { kind: 'system' }, { ...JSON.parse(papers), dispatchId }),
    )
    .catch((error: unknown) => {
      // The other process was quicker, or the one before this got that far before it was ended.
      if (!(error instanceof Refusal && error.code === 'illegal_transition')) throw error;
    });
}
await close();
