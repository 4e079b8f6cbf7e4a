// `npm run db:types`: the row types of the server, read from the migrated schema.
import { spawn } from 'node:child_process';
import { ended } from './bootstrap/child-process.mjs';
import { prepareProject, projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { launchEnvironment } = await import('./launch/settings.mjs');
  const { openDatabase } = await import('./launch/database.mjs');
  const { migrate } = await import('../src/server/db/schema/migrate.ts');
  const { writeTenantTables } = await import('./launch/tenant-tables.mjs');
  const { typeGeneratorArguments } = await import('./launch/type-generator.mjs');
  const env = launchEnvironment();
  const database = await openDatabase(env);
  try {
    await migrate(database.url);
    const child = spawn(process.execPath, typeGeneratorArguments(), {
      cwd: projectRoot,
      env: { ...env, DATABASE_URL: database.url },
      stdio: 'inherit',
    });
    const code = await ended(child);
    await writeTenantTables(database.url);
    return code;
  } finally {
    await database.close();
  }
});
