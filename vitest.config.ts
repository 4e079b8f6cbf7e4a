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
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
