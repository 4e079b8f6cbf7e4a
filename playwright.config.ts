import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test-run/chromium.mjs';

const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser/browser.global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow: what is there at once is seen at once all the same.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? '',
    // Recording costs a fifth of the run: TRACE=on records what failed.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // As buyers have it. A test that holds back or plays what the worker answers blocks it, and says why.
    serviceWorkers: 'allow',
    // One window a worker, emptied between tests: opening one costs more than most tests do.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As the eye sees it: without it the shell rounds letters to whole pixels.
        '--font-render-hinting=none',
        // One renderer for all pages of a window: every new process would compile the app again.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [{ name: 'phone', use: { viewport: PHONE, hasTouch: true } }],
});
