/** Everything that a window was told: each answer of the server, and what stands on the screen. */
import type { Page, Request, Response } from '@playwright/test';

type Overheard = { everything(): Promise<string> };

export function listenTo(page: Page): Overheard {
  const heard: Promise<string>[] = [];
  // Not `response`: the body of one that is never finished would be waited for until the test ends.
  page.on('requestfinished', (request) => heard.push(textOf(request)));
  return {
    async everything() {
      const shown = await page.evaluate(() => document.documentElement.outerHTML);
      return [...(await Promise.all(heard)), shown].join('\n');
    },
  };
}

/** Scripts and styles say the same to everybody, and a stream does not end. */
function isTold(response: Response): boolean {
  const type = response.headers()['content-type'] ?? '';
  return /^(?:application\/json|text\/html)/.test(type);
}

/** What a page left behind before it had read it was told to nobody. */
async function textOf(request: Request): Promise<string> {
  const response = await request.response();
  return response && isTold(response) ? `${response.url()} ${await response.text().catch(() => '')}` : '';
}
