import { defineConfig } from 'vitest/config';

/** The tests that judge a changed rule. Each file has a process of its own: a shared one loses whose test reached what. */
export default defineConfig({
  test: {
    include: ['src/{domain,contract,server}/**/*.test.ts'],
    setupFiles: ['tests/support/server/quiet-console.setup.ts'],
    testTimeout: 240_000,
  },
});
