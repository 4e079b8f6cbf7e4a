/** Every life cycle of the domain against the table that keeps it: the same states, no more and no fewer. */

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unreachableStates } from '#domain/shared/unreachable-states.fixture.ts';
import { valuesIn } from '#tests/support/database/closed-columns.ts';
import { DERIVED_CYCLES, STORED_CYCLES } from '#tests/support/database/stored-cycles.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

test.each(STORED_CYCLES)('the table lets in exactly the states of $in', async ({ cycle, in: column }) => {
  expect(await valuesIn(world.services.db, column)).toEqual(Object.keys(cycle.moves).sort());
});

const CYCLES = [...STORED_CYCLES.map(({ cycle }) => cycle), ...DERIVED_CYCLES];

test.each(CYCLES)('every state of a life cycle can be reached, and only states are moved to', (cycle) => {
  expect(unreachableStates(cycle)).toEqual([]);
  const states = new Set(Object.keys(cycle.moves));
  for (const moves of Object.values(cycle.moves))
    for (const to of Object.keys(moves)) expect(states).toContain(to);
});

test('every life cycle of the domain is compared here', async () => {
  const files = await readdir('src/domain', { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(`src/domain/${file}`, 'utf8')),
  );
  const declared = texts.flatMap((text) => text.match(/(?<=export const )\w+(?=: Lifecycle<)/g) ?? []);
  expect(declared).toHaveLength(CYCLES.length);
  expect(new Set(CYCLES).size).toBe(CYCLES.length);
});
