/** Watches whether anything in sight is pushed away while a screen fills. */
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

const MOST_SHIFT = 0.02;

type Shift = { value: number; moved: string[] };

/** Called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Node | null }[] };
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '?') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The parts that moved are named when too many did. */
export async function expectNothingMoved(page: Page, most = MOST_SHIFT): Promise<void> {
  await drawn(page);
  const shifts = (await page.evaluate('shifts')) as Shift[];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(most);
}

/** Every answer of the server is drawn before the next one comes: whatever could push something away then does. */
export async function answerOneByOne(page: Page): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  await page.route(/\/(apifabric|apiuser|live-rate)\/(?!events)/, (route) => {
    const answer = route.fetch();
    last = last.then(async () => {
      await unlessOver(answer.then((response) => route.fulfill({ response })));
      await drawn(page);
    });
    return last;
  });
}

/** A page that is being left draws nothing more. */
async function drawn(page: Page): Promise<void> {
  const twoFrames = page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  await unlessOver(twoFrames);
}

/** What a page still reads for later may outlive the test. */
async function unlessOver(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!/context was destroyed|Test ended|has been closed/.test(String(error))) throw error;
  });
}
