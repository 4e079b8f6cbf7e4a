/** What documents cost: CPU and bytes of a proforma, time and memory of a long packing list, and whether the server breathes meanwhile. `node bench/documents/figures.ts` */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { EXPORTED, FIRST_ISSUE, PROFORMA, packed, someRolls } from '#domain/documents/documents.fixture.ts';
import { proformaSheet } from '#domain/documents/proforma/proforma-sheet.ts';
import type { Sheet } from '#domain/documents/sheet.ts';
import { renderPdf } from '#server/capabilities/documents/rendering/pdf/render-pdf.ts';
import { openRenderPool } from '#server/capabilities/documents/rendering/render-pool.ts';

const ROLLS = 2000;
const MEGABYTE = 1024 * 1024;
const ISSUED_AT = new Date('2026-11-16T04:00:00Z');

const longList = packed({ rolls: someRolls(ROLLS) });

await measurePacking();
await measureOthers();
await measureProforma('domestic', proformaSheet(PROFORMA, FIRST_ISSUE));
await measureProforma('export', proformaSheet(EXPORTED, FIRST_ISSUE));

/** Median of warm runs, in this thread. */
async function measureProforma(kind: string, sheet: Sheet): Promise<void> {
  const order = { sheet, issuedAt: ISSUED_AT, voidWords: null };
  const runs: number[] = [];
  let bytes = 0;
  for (let run = 0; run < 60; run += 1) {
    const before = process.cpuUsage();
    bytes = (await renderPdf(order, () => {})).length;
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1000);
  }
  const median = runs.slice(20).toSorted((a, b) => a - b)[20] ?? 0;
  say(`proforma, ${kind}: ${median.toFixed(0)} ms CPU, ${(bytes / 1000).toFixed(1)} kB`);
}

/** In a thread of its own, as the job does it; the memory is that of the whole process. */
async function measurePacking(): Promise<void> {
  const pool = openRenderPool(1);
  for (const run of ['first', 'second']) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    const { length } = await pool.render(
      { sheet: longList, issuedAt: ISSUED_AT, voidWords: null, format: 'pdf' },
      () => {},
    );
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1_000_000;
    const seconds = (performance.now() - startedAt) / 1000;
    const memory = process.resourceUsage().maxRSS / 1024;
    say(
      `packing list of ${ROLLS} rolls, ${run} of a thread: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s CPU, ${(length / MEGABYTE).toFixed(1)} MB, process at most ${memory.toFixed(0)} MB`,
    );
  }
  await pool.close();
}

/** Ten long lists in two threads: how late is anything else that this process does? */
async function measureOthers(): Promise<void> {
  const pool = openRenderPool();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await Promise.all(
    Array.from({ length: 10 }, () =>
      pool.render({ sheet: longList, issuedAt: ISSUED_AT, voidWords: null, format: 'pdf' }, () => {}),
    ),
  );
  delay.disable();
  say(
    `while ten are rendered, the main thread is late by ${(delay.percentile(99) / 1e6).toFixed(0)} ms at p99`,
  );
  await pool.close();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
