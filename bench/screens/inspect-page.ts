/** One Lighthouse run of one page, from an empty cache, signed in or not. */
import lighthouse from 'lighthouse';
import { blockedByCpuMs } from './blocked-by-cpu.ts';
import type { SignedInBrowser } from './signed-in-browser.ts';

export type Figures = {
  performance: number;
  lcpMs: number;
  fcpMs: number;
  tbtMs: number;
  /** The same by CPU time. */
  blockedMs: number;
  cls: number;
};

/** The live stream never ends, so a page with it never comes to rest. */
const LIVE_STREAM = '*/apifabric/events*';
const LOGIN_KEY = 'selvedge.login';

export async function inspect(
  { page, debuggingPort }: SignedInBrowser,
  origin: string,
  { url, isSignedIn }: { url: string; isSignedIn: boolean },
): Promise<Figures> {
  await page.goto(`${origin}/favicon.svg`);
  // What was read before is put away: every run starts like the first visit after a sign-in.
  const login = await page.evaluate((key) => {
    const stored = localStorage.getItem(key) ?? sessionStorage.getItem(key);
    localStorage.clear();
    sessionStorage.clear();
    return stored;
  }, LOGIN_KEY);
  if (!login) throw new Error('Nobody is signed in.');
  if (isSignedIn)
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [LOGIN_KEY, login] as const);
  const outcome = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    blockedUrlPatterns: [LIVE_STREAM],
    logLevel: 'error',
  });
  if (!isSignedIn) {
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [LOGIN_KEY, login] as const);
  }
  if (!outcome) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { audits, categories, finalDisplayedUrl } = outcome.lhr;
  if (!finalDisplayedUrl.startsWith(url)) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: 100 * (categories.performance?.score ?? Number.NaN),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    blockedMs: blockedByCpuMs(outcome.artifacts.Trace.traceEvents),
    cls: value('cumulative-layout-shift'),
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
