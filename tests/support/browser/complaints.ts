/** Every error a page writes to its console or throws fails the test, unless the test said it belongs there. */
import { type BrowserContext, expect } from '@playwright/test';

export type Complaints = {
  /** Also for a second context that a test opens itself. */
  watch(context: BrowserContext): void;
  allow(pattern: RegExp): void;
  /** The browser itself notes every answer of 400 and above, and every call that was cut. */
  allowFailedCalls(): void;
  expectNone(): void;
};

/** The second is the browser's own look for a newer service worker, a moment after a page was opened. */
const FAILED_CALL = /^(Failed to load resource: |An unknown error occurred when fetching the script\.)/;

/** A page that runs nothing names no icon, and the browser looks for one by itself. */
const NO_ICON = /\/favicon\.ico$/;

export function listenForComplaints(): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [NO_ICON];
  const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text));
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (problem) => heard.push(String(problem.error())));
    },
    allow: (pattern) => void allowed.push(pattern),
    allowFailedCalls: () => void allowed.push(FAILED_CALL),
    expectNone: () => expect(heard.filter((text) => !isAllowed(text))).toEqual([]),
  };
}
