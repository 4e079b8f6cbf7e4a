/** Lighthouse on a phone for sign-in and the screens of a customer with data, beside a bare React page in the same run. */
import { buildWeb } from '../scripts/launch/web-build.mjs';
import { openMeasuredServer } from './measured-server.ts';
import { openBareReact } from './screens/bare-react.ts';
import { type Figures, inspect, median } from './screens/inspect-page.ts';
import { givePagesTheirOwnCore } from './screens/own-core.ts';
import { openSignedInBrowser, quoteDetailPath } from './screens/signed-in-browser.ts';

const RUNS = Number(process.argv[2] ?? 5);
const ONLY = process.argv.slice(3);

await buildWeb();
const ownCore = givePagesTheirOwnCore();
console.log(ownCore.isGiven ? 'each page has a core of its own' : 'pages share the cores of this machine');
const bare = await openBareReact();
const measured = await openMeasuredServer();
const server = await measured.start();
const browser = await openSignedInBrowser(server);
try {
  const pages = [
    { name: 'bare React', url: bare.url, isSignedIn: false, score: null },
    { name: 'login', url: `${server.url}/login`, isSignedIn: false, score: 99 },
    ...Object.entries({
      home: '/customer/home',
      quotes: '/customer/quotes',
      'quote detail': await quoteDetailPath(browser.page, server.url),
      wizard: '/customer/create-request/create',
      orders: '/customer/orders',
      payments: '/customer/payments',
    }).map(([name, path]) => ({ name, url: server.url + path, isSignedIn: true, score: 95 })),
  ].filter(({ name }) => ONLY.length === 0 || name === 'bare React' || ONLY.includes(name));
  const results = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  // Round by round, so that a busy minute of the machine falls on every page alike.
  for (let round = 0; round < RUNS; round += 1) {
    for (const page of pages) results.get(page.name)?.push(await inspect(browser, server.url, page));
  }
  const plain = medians(results.get('bare React') ?? []);
  for (const { name, score } of pages) {
    const figures = medians(results.get(name) ?? []);
    const goal = score === null ? '' : ` (goal ≥ ${score})`;
    const isLogin = name === 'login';
    console.log(`${name}: performance ${figures.performance.toFixed(0)}${goal}`);
    console.log(
      `${name}: LCP ${seconds(figures.lcpMs)}${isLogin ? ` (goal ≤ bare React's ${seconds(plain.lcpMs)})` : ''}, first paint ${seconds(figures.fcpMs)}`,
    );
    console.log(
      `${name}: TBT ${figures.tbtMs.toFixed(0)} ms${isLogin ? ' (goal ≤ 100)' : ''}, by CPU time ${figures.blockedMs.toFixed(0)} ms`,
    );
    console.log(`${name}: layout shift ${figures.cls.toFixed(3)} (goal ≤ ${isLogin ? '0' : '0.02'})`);
  }
} finally {
  ownCore.end();
  await browser.close();
  await server.stop();
  await measured.close();
  await bare.close();
}

function medians(runs: Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
  return {
    performance: of('performance'),
    lcpMs: of('lcpMs'),
    fcpMs: of('fcpMs'),
    tbtMs: of('tbtMs'),
    blockedMs: of('blockedMs'),
    cls: of('cls'),
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
