import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/server/quiet-console.setup.ts'];
/** Crashes, attacks and query plans: slow, and seldom broken by a change of one screen. `npm test -- deep`. */
const deepTests = [
  'tests/api/**/*-{attacks,crash}.test.ts',
  'tests/api/**/{list-plans,plans}.test.ts',
  'tests/api/access/{bad-input,fair-share,fuzz,hanging-uploads,idle-sockets,overload}.test.ts',
  'tests/api/database/{faults,move-database,pooler,replica}.test.ts',
  'tests/api/server/{backup,processes,rolling-upgrade}.test.ts',
];
/** A busy machine is slow; what has to be quick is measured in the test itself. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

/** The real server on a database of its own for each file. */
const overHttp = {
  globalSetup: ['tests/support/server/api.global-setup.ts'],
  setupFiles: [...setupFiles, 'tests/support/server/tenant-audit.setup.ts'],
  ...patience,
  // Each file opens a world of its own; loading the server once a worker instead of once a file halves the work.
  isolate: false,
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,words,server}/**/*.test.ts',
            'database/demo/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          setupFiles,
          ...patience,
          // Pure code remembers nothing, so files may share a process.
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit-screens',
          include: ['src/{ui,browser,web,desk,supplier}/**/*.test.{ts,tsx}'],
          setupFiles,
          ...patience,
        },
      },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], exclude: deepTests, ...overHttp } },
      { test: { name: 'deep', include: deepTests, ...overHttp } },
    ],
  },
});
