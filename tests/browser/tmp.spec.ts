import { test } from '../support/browser-test.ts';
for (let i = 0; i < 6; i++) test(`x${i}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push({ v: (entry as any).value, t: entry.startTime, s: (entry as any).sources.map((s: any) => [s.node?.nodeName, s.node?.className ?? s.node?.textContent, JSON.stringify(s.previousRect), JSON.stringify(s.currentRect)]) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => { await new Promise((go) => setTimeout(go, 700)); await route.continue(); });
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    console.log(JSON.stringify(await page.evaluate('shifts'), null, 1));
});
