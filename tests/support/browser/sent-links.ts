/** Links that reach people in messages. */
import { expect } from '@playwright/test';
import type { Outbox } from '#tests/support/server/outbox.ts';

export const JOIN_LINK = /\/createCustomer#join=[\w-]+/;
export const APPROVAL_LINK = /\/customer\/production-detail\/\S+#approve=[\w-]+/;

export async function linkSentTo(outbox: Outbox, to: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const messages = await outbox.messagesTo(to);
      found = messages.map(({ text }) => link.exec(text)?.[0]).find(Boolean);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}
