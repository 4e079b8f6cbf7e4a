/** What the host app may say to us: a one-time code to sign in with, or that its back button was pressed. */
import { webConfig } from '../web-config.ts';

type HostWord = { type?: unknown; code?: unknown } | null;

export type InboxListeners = { onCode: (code: string) => void; onBack: () => void };

declare global {
  interface Window {
    __fabricApp?: { receive: (text: string) => Promise<void> };
  }
}

export function openHostInbox(listeners: InboxListeners): void {
  const receive = (text: unknown) => handleMessage(text, listeners);
  window.__fabricApp = {
    // Without a host nobody but a script of the page itself could call this.
    receive: async (text) => {
      const { isInHostApp } = await import('./host-proof.ts');
      if (await isInHostApp()) receive(text);
    },
  };
  window.addEventListener('message', async ({ data, origin, source }) => {
    const { parentOrigin } = (await webConfig()).hostBridge;
    // Any page can post to us; only the configured frame around us is the host.
    if (parentOrigin && origin === parentOrigin && source === window.parent) receive(data);
  });
}

function handleMessage(text: unknown, { onCode, onBack }: InboxListeners): void {
  const word = parsed(text);
  if (word?.type === 'exchange' && typeof word.code === 'string') onCode(word.code);
  if (word?.type === 'back') onBack();
}

function parsed(text: unknown): HostWord {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text) as HostWord;
  } catch {
    return null;
  }
}
