import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/quiet-console.setup.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'database/demo/**/*.test.ts', 'scripts/**/*.test.mjs'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/api.global-setup.ts'],
          setupFiles,
          // Each file opens a world of its own; loading the server once a worker instead of once a file halves the work.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
