/** The link that a mill was sent, as it stands in its message. */
import type { Outbox } from '#tests/support/server/outbox.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

export function invitedLink(outbox: Outbox, phone: string): Promise<string> {
  return waitFor('the link', async () => {
    const messages = await outbox.messagesTo(phone);
    return messages.map(({ text }) => /\/supplier\/#k=[\w-]+/.exec(text)?.[0]).find(Boolean);
  });
}
