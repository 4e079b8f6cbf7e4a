/** The configured number at Meta; in a demo the sandbox; with a plain gateway nobody writes to us. */
import type { Config } from '#server/config.ts';
import type { Services } from '#server/services.ts';
import { cloudPlatform } from './cloud-api.ts';
import type { ChatPlatform } from './port.ts';
import { sandboxPlatform } from './sandbox/sandbox-platform.ts';

export function choosePlatform(services: Pick<Services, 'config' | 'db' | 'secrets'>): ChatPlatform | null {
  const { whatsapp } = services.config;
  if (whatsapp) return cloudPlatform(whatsapp);
  return hasSandboxChat(services.config) ? sandboxPlatform(services) : null;
}

export function hasSandboxChat({ mode, senders }: Pick<Config, 'mode' | 'senders'>): boolean {
  return mode === 'demo' && senders.whatsappApiBase === null;
}
