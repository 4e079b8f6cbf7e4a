import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTIFICATION_EVENTS } from '#domain/account/choices/notification-choices.ts';

const CAPABILITIES = join(import.meta.dirname, '..');

test('every event that a buyer can choose is sent by somebody', () => {
  const sources = readdirSync(CAPABILITIES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(CAPABILITIES, name), 'utf8'))
    .filter((source) => /send-notification\.ts|notify-buyer\.ts|sendNotification/.test(source));
  const unsent = NOTIFICATION_EVENTS.filter(
    (event) => !sources.some((source) => source.includes(`'${event}'`)),
  );
  expect(unsent).toEqual([]);
});
