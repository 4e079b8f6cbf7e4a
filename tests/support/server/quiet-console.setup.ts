/** What complains on the console during a test is a fault, even when the assertions hold. */
import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(format(...args));
  });
});

afterEach(() => {
  expect(complaints, 'console.error was called').toEqual([]);
});
